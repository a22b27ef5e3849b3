import {
  boolean,
  integer,
  isoDate,
  lenient,
  listOf,
  oneOf,
  optional,
  shape,
  string,
  text,
} from '#application/shared/rules';
import { codeRefusals } from '#domain/products/codeRefusals';
import { gameTimeSources } from '#domain/products/gameTimeTimeline';
import { myDURefusals } from '#domain/products/mydu';
import { call } from '../shared/call';

const empty = shape({});

const eligibility = shape({ isEligible: boolean() });

export const findGameTime = call({
  method: 'GET',
  path: '/api/users/me/game-time',
  as: 'player',
  answer: shape({
    endDate: optional(isoDate()),
    /** Changes of the end, oldest first. Providers may omit it. */
    history: optional(
      listOf(
        shape({
          date: isoDate(),
          source: lenient(oneOf(gameTimeSources), string()),
          from: isoDate(),
          until: isoDate(),
        }),
      ),
    ),
  }),
});

/** Finds a key by its redemption code or its id (D-08). */
export const findKey = call({
  method: 'GET',
  path: '/api/inventory/keys/{code}',
  as: 'player',
  answer: shape({ id: text() }),
  rejections: { refusals: codeRefusals },
});

export const activateKey = call({
  method: 'POST',
  path: '/api/inventory/keys/{keyId}/activate',
  as: 'player',
  body: empty,
  answer: shape({ endDate: isoDate(), months: integer(), product: string() }),
  rejections: { refusals: codeRefusals },
});

export const checkBackToGame = call({
  method: 'GET',
  path: '/api/users/me/check-back-to-game',
  as: 'player',
  answer: eligibility,
  fallback: { into: false, reported: true },
});

/** Checks the eligibility for myDU (D-10). */
export const checkMyDU = call({
  method: 'GET',
  path: '/api/users/me/check-myDU',
  as: 'player',
  answer: eligibility,
  fallback: { into: undefined, reported: true },
});

export const redeemMyDU = call({
  method: 'POST',
  path: '/api/users/me/redeem-myDU',
  as: 'player',
  body: empty,
  answer: shape({ endDate: isoDate({ strict: true }) }),
  rejections: { refusals: myDURefusals },
});
