import { call } from '../shared/call';
import { language } from '../shared/calls';
import { integer, isoDate, listOf, noContent, optional, shape, string, text } from '../shared/rules';

const keysPath = '/api/inventory/keys';

/** The recipient is empty after its email address was deleted. */
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

/** Failures include their error code, which selects the error message. */
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
