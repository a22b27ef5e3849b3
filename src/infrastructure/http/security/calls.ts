import {
  lenient,
  integer,
  isoDate,
  listOf,
  noContent,
  optional,
  pattern,
  shape,
  text,
  type Rule,
  line,
  secret,
} from '#application/shared/rules';
import { recoveryCodePattern } from '#domain/security/recoveryCode';
import { passwordRefusals, twoFactorRefusals } from '#domain/security/securityRefusals';
import { call } from '../shared/call';
import { language } from '../shared/calls';

export const updatePassword = call({
  method: 'PUT',
  path: '/api/users/me/update-password',
  as: 'player',
  query: { lang: language },
  body: shape({ password: secret(), currentPassword: secret() }),
  answer: noContent,
  rejections: {
    refusals: passwordRefusals,
    checksStatus: true,
    other: ({ errors }) =>
      errors?.password ? ({ kind: 'refused-password', texts: errors.password } as const) : undefined,
  },
});

const { 'two-factor-off': twoFactorOff, ...enableRefusals } = twoFactorRefusals;

/** Starts the two-factor setup and returns its secret (SC-02). */
export const beginTwoFactor = call({
  method: 'GET',
  path: '/api/me/enable-mfa',
  as: 'player',
  answer: shape({
    seed: lenient(pattern(/^[A-Z2-7]{16,}$/), text()),
    provisionUri: lenient(pattern(/^otpauth:\/\/totp\/\S+$/), text()),
  }),
  rejections: { refusals: { 'two-factor-on': twoFactorRefusals['two-factor-on'] } },
});

export const enableTwoFactor = call({
  method: 'POST',
  path: '/api/me/enable-mfa',
  as: 'player',
  body: shape({ code: line() }),
  answer: noContent,
  rejections: { refusals: enableRefusals },
});

/** `recoveryCode` requires the back-end feature `recovery-codes`. */
export const disableTwoFactor = call({
  method: 'POST',
  path: '/api/me/disable-mfa',
  as: 'player',
  body: shape({ password: optional(secret()), recoveryCode: optional(line()) }),
  answer: noContent,
  rejections: {
    refusals: { ...passwordRefusals, 'wrong-code': twoFactorRefusals['wrong-code'] },
    checksStatus: true,
  },
});

const recoveryCode: Rule<string> = lenient(pattern(new RegExp(`^${recoveryCodePattern}$`)), text());

export const makeRecoveryCodes = call({
  method: 'POST',
  path: '/api/me/recovery-codes',
  as: 'player',
  answer: shape({ codes: listOf(recoveryCode) }),
  rejections: { refusals: { 'two-factor-off': twoFactorOff }, checksStatus: true },
});

export const findRecoveryCodes = call({
  method: 'GET',
  path: '/api/me/recovery-codes',
  as: 'player',
  answer: shape({ left: integer(0), createdAt: optional(isoDate()) }),
});
