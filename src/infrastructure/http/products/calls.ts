import { call } from '../shared/call';
import { boolean, integer, isoDate, optional, shape, string, text } from '../shared/rules';

const empty = shape({});

const eligibility = shape({ isEligible: boolean() });

export const findGameTime = call({
  method: 'GET',
  path: '/api/users/me/game-time',
  as: 'player',
  answer: shape({ endDate: optional(isoDate()) }),
});

const codeRejections = {
  codes: {
    201: { kind: 'unknown-code' },
    202: { kind: 'used-code' },
    203: { kind: 'expired-code' },
    204: { kind: 'reserved-code' },
    207: { kind: 'canceled-code' },
  },
} as const;

/** Finds a key by its redemption code or its id (D-08). */
export const findKey = call({
  method: 'GET',
  path: '/api/inventory/keys/{code}',
  as: 'player',
  answer: shape({ id: text() }),
  rejections: codeRejections,
});

export const activateKey = call({
  method: 'POST',
  path: '/api/inventory/keys/{keyId}/activate',
  as: 'player',
  body: empty,
  answer: shape({ endDate: isoDate(), months: integer(), product: string() }),
  rejections: codeRejections,
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
  rejections: { codes: { 304: { kind: 'has-already' }, 310: { kind: 'no-game-time' } } },
});
