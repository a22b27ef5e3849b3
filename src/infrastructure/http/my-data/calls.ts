import { call } from '../shared/call';
import { language } from '../shared/calls';
import { isoDate, listOf, noContent, nullable, shape, string, text } from '../shared/rules';

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
  body: shape({ password: string() }),
  answer: deletion,
  rejections: { status: 400, codes: { 114: { kind: 'wrong-password' } } },
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
  body: shape({ key: string() }),
  answer: noContent,
  rejections: { codes: { 170: { kind: 'dead-key' } } },
});
