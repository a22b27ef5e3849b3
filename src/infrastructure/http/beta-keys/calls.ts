import { call } from '../shared/call';
import { language } from '../shared/calls';
import { integer, isoDate, listOf, noContent, optional, shape, string, text } from '../shared/rules';

const keysPath = '/api/inventory/keys';

/** A recipient is empty once the address is forgotten. */
const betaKey = shape({
  id: text(),
  recipient: optional(string()),
  usedBy: optional(string()),
  usageTimestamp: optional(isoDate()),
});

export const findBetaKeys = call({
  method: 'GET',
  path: keysPath,
  as: 'player',
  answer: shape({ keys: listOf(betaKey), available: integer(0) }),
});

/** Refusals keep their code, by which their text is found. */
export const sendBetaKey = call({
  method: 'POST',
  path: keysPath,
  as: 'player',
  query: { lang: language },
  body: shape({ recipient: string() }),
  answer: noContent,
});

export const cancelBetaKey = call({
  method: 'DELETE',
  path: '/api/inventory/keys/{id}',
  as: 'player',
  answer: noContent,
});
