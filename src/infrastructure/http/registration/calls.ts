import type { RefusedRegistration } from '#application/registration/Registrations';
import type { RegistrationField } from '#domain/registration/RegistrationForm';
import { tokenPair } from '../session/calls';
import type { FieldErrors } from '../shared/ApiClient';
import { call } from '../shared/call';
import { emailForm, language, malformedEmail } from '../shared/calls';
import { boolean, noContent, optional, shape, string, text } from '../shared/rules';

/** Form fields by their names in the API. */
const fields: Readonly<Record<string, RegistrationField>> = {
  firstName: 'firstName',
  lastName: 'lastName',
  displayName: 'displayName',
  email: 'email',
  password: 'password',
  recruiterId: 'recruiterCode',
  entitlementCode: 'gameCode',
};

const refusedFor = (errors: FieldErrors): RefusedRegistration => ({
  kind: 'refused',
  byField: Object.fromEntries(
    Object.entries(errors).flatMap(([name, texts]) => {
      const field = fields[name];
      return field ? [[field, texts]] : [];
    }),
  ),
  texts: [...new Set(Object.values(errors).flat())],
});

const unknownKey = { status: 404, codes: { 130: { kind: 'unknown-key' } } } as const;

/** Maps the error codes for invalid activation and reset keys. */
const deadKey = {
  status: 404,
  codes: { 130: { kind: 'dead-key' }, 132: { kind: 'dead-key' } },
} as const;

export const register = call({
  method: 'POST',
  path: '/api/register',
  as: 'anyone',
  body: shape({
    displayName: string(),
    firstName: string(),
    lastName: string(),
    email: string(),
    password: string(),
    newsletter: boolean(),
    language,
    activationKey: optional(string()),
    entitlementCode: optional(string()),
    acquisitionGaUtm: optional(string()),
    recruiterId: optional(string()),
    steamSessionTicket: optional(string()),
    steamAppId: optional(string()),
    source: optional(string()),
  }),
  answer: noContent,
  rejections: { ...unknownKey, other: ({ errors = {} }) => refusedFor(errors) },
});

export const findKeyOwner = call({
  method: 'GET',
  path: '/api/register/activate/{activationKey}',
  as: 'anyone',
  answer: shape({ email: text() }),
  rejections: unknownKey,
});

export const activateAccount = call({
  method: 'POST',
  path: '/api/register/activate/{activationKey}',
  as: 'anyone',
  answer: tokenPair,
  rejections: deadKey,
});

/** Returns "not sent" on failure (ER-02). */
export const resendConfirmation = call({
  ...emailForm('/api/users/resend-activation'),
  fallback: { into: false },
});

export const requestReset = call({
  method: 'POST',
  path: '/api/auth/me/reset-credentials/request',
  as: 'anyone',
  query: { lang: language },
  body: shape({ email: string() }),
  answer: noContent,
  rejections: malformedEmail,
});

export const findResetKey = call({
  method: 'GET',
  path: '/api/auth/me/reset-credentials/{resetKey}/info',
  as: 'anyone',
  query: { lang: language },
  answer: shape({ email: text(), mfaEnabled: boolean() }),
  rejections: deadKey,
});

export const confirmReset = call({
  method: 'PUT',
  path: '/api/auth/me/reset-credentials/{resetKey}/confirm',
  as: 'anyone',
  query: { lang: language },
  body: shape({ password: string(), disableMFA: boolean() }),
  answer: noContent,
  rejections: deadKey,
});
