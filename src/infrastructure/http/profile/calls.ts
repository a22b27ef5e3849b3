import type { RefusedFields } from '#application/profile/Profiles';
import { profileFields, type ProfileField } from '#domain/profile/Profile';
import { profileResponse } from '../session/calls';
import type { Refusal } from '../shared/ApiClient';
import { call } from '../shared/call';
import { language } from '../shared/calls';
import { listOf, noContent, oneOf, shape, string, text } from '../shared/rules';

/** Form fields by error code. The error catalog contains the messages for these codes. */
const fieldsOfCodes: Readonly<Record<number, ProfileField>> = {
  121: 'email',
  122: 'displayName',
  141: 'email',
  142: 'email',
};

const refusedFields = ({ code, errors = {} }: Refusal): RefusedFields | undefined => {
  const named = profileFields.flatMap((field) => (errors[field] ? [[field, errors[field]] as const] : []));
  const ofCode = code === undefined ? undefined : fieldsOfCodes[code];
  const byField = named.length > 0 || !ofCode ? Object.fromEntries(named) : { [ofCode]: [] };
  if (Object.keys(byField).length === 0) return undefined;
  return { kind: 'refused-fields', byField, ...(code !== undefined && { code }) };
};

/** The current password is sent as an operation with the path `/currentPassword`. */
export const editProfile = call({
  method: 'PATCH',
  path: '/api/users/me/edit-profile',
  as: 'player',
  query: { lang: language },
  ifMatch: true,
  body: listOf(shape({ op: oneOf(['replace']), path: string(), value: string() })),
  answer: profileResponse,
  rejections: {
    codes: { 114: { kind: 'wrong-password' }, 140: { kind: 'changed-elsewhere' } },
    other: refusedFields,
  },
});

const keyProblems = {
  143: { kind: 'unknown-key' },
  144: { kind: 'expired-key' },
  145: { kind: 'used-key' },
} as const;
const emailTaken = { 121: { kind: 'email-taken' } } as const;

export const confirmEmailChange = call({
  method: 'POST',
  path: '/api/users/me/update-email',
  as: 'player',
  query: { lang: language },
  body: shape({ key: string() }),
  answer: noContent,
  rejections: { codes: { ...keyProblems, ...emailTaken, 146: { kind: 'key-of-other' } } },
});

/** Our extension of the API, like the following calls. Requires the feature `email-undo`. */
export const withdrawEmailChange = call({
  method: 'DELETE',
  path: '/api/users/me/pending-email',
  as: 'player',
  answer: noContent,
});

export const checkUndoKey = call({
  method: 'POST',
  path: '/api/users/undo-email/check',
  as: 'anyone',
  body: shape({ key: string() }),
  answer: noContent,
  rejections: { codes: keyProblems },
});

export const undoEmailChange = call({
  method: 'POST',
  path: '/api/users/undo-email',
  as: 'anyone',
  query: { lang: language },
  body: shape({ key: string() }),
  answer: shape({ email: text(), resetKey: text() }),
  rejections: { codes: { ...keyProblems, ...emailTaken } },
});
