import type { RefusedFields } from '#application/profile/Profiles';
import {
  lenientListOf,
  line,
  listOf,
  noContent,
  oneOf,
  optional,
  shape,
  text,
} from '#application/shared/rules';
import { profileFields, type ProfileField } from '#domain/profile/Profile';
import {
  editRefusals,
  emailKeyRefusals,
  fieldRefusals,
  type FieldRefusal,
} from '#domain/profile/profileRefusals';
import { endedKinds } from '#domain/security/EndedSetup';
import { kindOfCode } from '#domain/shared/Refusal';
import { profileResponse } from '../session/calls';
import type { Refusal } from '../shared/ApiClient';
import { call } from '../shared/call';
import { language } from '../shared/calls';

const fieldsOfRefusals: Readonly<Record<FieldRefusal, ProfileField>> = {
  'email-taken': 'email',
  'display-name-taken': 'displayName',
  'email-change-pending': 'email',
  'own-email': 'email',
};

const refusedFields = ({ code, errors = {} }: Refusal): RefusedFields | undefined => {
  const named = profileFields.flatMap((field) => (errors[field] ? [[field, errors[field]] as const] : []));
  const reason = code === undefined ? undefined : kindOfCode(fieldRefusals, code);
  const byField =
    named.length > 0 || !reason ? Object.fromEntries(named) : { [fieldsOfRefusals[reason]]: [] };
  if (Object.keys(byField).length === 0) return undefined;
  return { kind: 'refused-fields', byField, ...(reason && { reason }) };
};

/** The current password is sent as an operation with the path `/currentPassword`. */
export const editProfile = call({
  method: 'PATCH',
  path: '/api/users/me/edit-profile',
  as: 'player',
  query: { lang: language },
  ifMatch: true,
  body: listOf(shape({ op: oneOf(['replace']), path: line(), value: line() })),
  answer: profileResponse,
  rejections: {
    refusals: editRefusals,
    other: refusedFields,
  },
});

export const confirmEmailChange = call({
  method: 'POST',
  path: '/api/users/me/update-email',
  as: 'player',
  query: { lang: language },
  body: shape({ key: line() }),
  answer: noContent,
  rejections: { refusals: emailKeyRefusals.confirm },
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
  body: shape({ key: line() }),
  answer: noContent,
  rejections: { refusals: emailKeyRefusals.check },
});

export const endedSetup = shape({ kind: oneOf(endedKinds), name: optional(text()) });

export const undoEmailChange = call({
  method: 'POST',
  path: '/api/users/undo-email',
  as: 'anyone',
  query: { lang: language },
  body: shape({ key: line() }),
  answer: shape({ email: text(), resetKey: text(), ended: optional(lenientListOf(endedSetup)) }),
  rejections: { refusals: emailKeyRefusals.undo },
});
