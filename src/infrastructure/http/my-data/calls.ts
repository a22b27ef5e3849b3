import { isoDate, listOf, noContent, nullable, shape, text, line, secret } from '#application/shared/rules';
import { keepAccountRefusals } from '#domain/my-data/deletionRefusals';
import { passwordRefusals } from '#domain/security/securityRefusals';
import { call } from '../shared/call';
import { language } from '../shared/calls';

const deletion = shape({ requestedAt: isoDate({ strict: true }), dueAt: isoDate({ strict: true }) });

/** Requires the feature `data-export`. The server defines the tables in `data`. */
export const exportMyData = call({
  method: 'GET',
  path: '/api/me/data',
  as: 'player',
  answer: shape({
    exportedAt: isoDate({ strict: true }),
    data: shape({}),
    heldNotShown: listOf(shape({ table: text(), column: text(), reason: text() })),
  }),
});

/** This call and the following ones require the feature `account-deletion`. */
export const findDeletion = call({
  method: 'GET',
  path: '/api/me/deletion',
  as: 'player',
  answer: shape({ deletion: nullable(deletion) }),
});

export const requestDeletion = call({
  method: 'POST',
  path: '/api/me/deletion',
  as: 'player',
  query: { lang: language },
  body: shape({ password: secret() }),
  answer: deletion,
  rejections: { refusals: passwordRefusals, checksStatus: true },
});

export const keepAccount = call({
  method: 'DELETE',
  path: '/api/me/deletion',
  as: 'player',
  query: { lang: language },
  answer: noContent,
});

export const keepAccountByKey = call({
  method: 'POST',
  path: '/api/account/keep',
  as: 'anyone',
  query: { lang: language },
  body: shape({ key: line() }),
  answer: noContent,
  rejections: { refusals: keepAccountRefusals },
});
