import {
  integer,
  isoDate,
  listOf,
  noContent,
  optional,
  possiblyMissing,
  shape,
  string,
  text,
  line,
} from '#application/shared/rules';
import { maxGiftNoteLength } from '#domain/shared/giftNote';
import { call } from '../shared/call';
import { language } from '../shared/calls';

const keysPath = '/api/inventory/keys';

/** A sent key. The recipient is empty once the recipient's email address has been deleted. */
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
  answer: shape({
    keys: listOf(betaKey),
    available: integer(0),
    /** Unused keys that others have sent to the player. */
    received: optional(listOf(shape({ id: text(), sender: optional(string()), note: optional(string()) }))),
  }),
});

/** Failures include the server's error code, which determines the error message. */
export const sendBetaKey = call({
  method: 'POST',
  path: keysPath,
  as: 'player',
  query: { lang: language },
  body: shape({ recipient: line(), note: possiblyMissing(line(1, maxGiftNoteLength)) }),
  answer: noContent,
});

export const cancelBetaKey = call({
  method: 'DELETE',
  path: '/api/inventory/keys/{id}',
  as: 'player',
  answer: noContent,
});
