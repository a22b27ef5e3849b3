import { recoveryCodePattern } from '#domain/security/recoveryCode';
import { call } from '../shared/call';
import { language } from '../shared/calls';
import {
  lenient,
  integer,
  isoDate,
  listOf,
  noContent,
  optional,
  pattern,
  shape,
  string,
  text,
  type Rule,
} from '../shared/rules';

export const updatePassword = call({
  method: 'PUT',
  path: '/api/users/me/update-password',
  as: 'player',
  query: { lang: language },
  body: shape({ password: string(), currentPassword: string() }),
  answer: noContent,
  rejections: {
    status: 400,
    codes: { 114: { kind: 'wrong-password' } },
    other: ({ errors }) =>
      errors?.password ? ({ kind: 'refused-password', texts: errors.password } as const) : undefined,
  },
});

const twoFactorOn = { kind: 'two-factor-on' } as const;
const wrongCode = { kind: 'wrong-code' } as const;

/** Starts the two-factor setup and returns its secret (SC-02). */
export const beginTwoFactor = call({
  method: 'GET',
  path: '/api/me/enable-mfa',
  as: 'player',
  answer: shape({
    seed: lenient(pattern(/^[A-Z2-7]{16,}$/), text()),
    provisionUri: lenient(pattern(/^otpauth:\/\/totp\/\S+$/), text()),
  }),
  rejections: { codes: { 115: twoFactorOn } },
});

export const enableTwoFactor = call({
  method: 'POST',
  path: '/api/me/enable-mfa',
  as: 'player',
  body: shape({ code: string() }),
  answer: noContent,
  rejections: { codes: { 107: wrongCode, 115: twoFactorOn, 116: { kind: 'setup-expired' } } },
});

/** `recoveryCode` requires the back-end feature `recovery-codes`. */
export const disableTwoFactor = call({
  method: 'POST',
  path: '/api/me/disable-mfa',
  as: 'player',
  body: shape({ password: optional(string()), recoveryCode: optional(string()) }),
  answer: noContent,
  rejections: { status: 400, codes: { 107: wrongCode, 114: { kind: 'wrong-password' } } },
});

const recoveryCode: Rule<string> = lenient(pattern(new RegExp(`^${recoveryCodePattern}$`)), text());

export const makeRecoveryCodes = call({
  method: 'POST',
  path: '/api/me/recovery-codes',
  as: 'player',
  answer: shape({ codes: listOf(recoveryCode) }),
  rejections: { status: 409, codes: { 117: { kind: 'two-factor-off' } } },
});

export const findRecoveryCodes = call({
  method: 'GET',
  path: '/api/me/recovery-codes',
  as: 'player',
  answer: shape({ left: integer(0), createdAt: optional(isoDate()) }),
});
