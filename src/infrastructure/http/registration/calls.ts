import type { RefusedRegistration } from '#application/registration/Registrations';
import {
  boolean,
  isoDate,
  noContent,
  oneOf,
  optional,
  shape,
  text,
  line,
  secret,
} from '#application/shared/rules';
import { emailKeyRefusals } from '#domain/profile/profileRefusals';
import { emailKeySeconds } from '#domain/registration/emailKeys';
import {
  activationRefusals,
  registrationRefusals,
  resetKeyRefusals,
  resetRefusals,
} from '#domain/registration/registrationRefusals';
import type { LinkKind } from '#domain/registration/LinkOwner';
import type { RegistrationField } from '#domain/registration/RegistrationForm';
import { tokenPair } from '../session/calls';
import type { FieldErrors } from '../shared/ApiClient';
import { call } from '../shared/call';
import { emailForm, language, malformedEmail } from '../shared/calls';

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

const linkKinds = Object.keys(emailKeySeconds) as readonly LinkKind[];

const unknownKey = {
  refusals: { 'unknown-key': registrationRefusals['unknown-key'] },
  checksStatus: true,
} as const;

const deadResetKey = { refusals: resetKeyRefusals, checksStatus: true } as const;

export const register = call({
  method: 'POST',
  path: '/api/register',
  as: 'anyone',
  body: shape({
    displayName: line(),
    firstName: line(),
    lastName: line(),
    email: line(),
    password: secret(),
    newsletter: boolean(),
    language,
    activationKey: optional(line()),
    entitlementCode: optional(line()),
    acquisitionGaUtm: optional(line()),
    recruiterId: optional(line()),
    steamSessionTicket: optional(line()),
    steamAppId: optional(line()),
    source: optional(line()),
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
  rejections: { refusals: activationRefusals, checksStatus: true },
});

/** Requires the feature `link-owner`. */
export const findLinkOwner = call({
  method: 'POST',
  path: '/api/account/link-owner',
  as: 'anyone',
  isQuery: true,
  body: shape({ kind: oneOf(linkKinds), key: line() }),
  answer: shape({ email: text(), displayName: optional(text()) }),
  rejections: { refusals: emailKeyRefusals.check },
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
  body: shape({ email: line() }),
  answer: noContent,
  rejections: malformedEmail,
});

export const findResetKey = call({
  method: 'GET',
  path: '/api/auth/me/reset-credentials/{resetKey}/info',
  as: 'anyone',
  query: { lang: language },
  answer: shape({ email: text(), mfaEnabled: boolean() }),
  rejections: deadResetKey,
});

export const confirmReset = call({
  method: 'PUT',
  path: '/api/auth/me/reset-credentials/{resetKey}/confirm',
  as: 'anyone',
  query: { lang: language },
  body: shape({ password: secret(), disableMFA: boolean(), recoveryCode: optional(line()) }),
  answer: noContent,
  rejections: { refusals: resetRefusals, checksStatus: true },
});

/** This call and the following ones require the feature `reset-wait`. */
export const startResetWait = call({
  method: 'POST',
  path: '/api/auth/me/reset-credentials/{resetKey}/wait',
  as: 'anyone',
  query: { lang: language },
  body: shape({ password: secret() }),
  answer: shape({ dueAt: isoDate({ strict: true }) }),
  rejections: deadResetKey,
});

export const stopReset = call({
  method: 'DELETE',
  path: '/api/me/password-reset',
  as: 'player',
  query: { lang: language },
  answer: noContent,
});

export const stopResetByKey = call({
  method: 'POST',
  path: '/api/account/stop-reset',
  as: 'anyone',
  query: { lang: language },
  body: shape({ key: line() }),
  answer: noContent,
  rejections: deadResetKey,
});
