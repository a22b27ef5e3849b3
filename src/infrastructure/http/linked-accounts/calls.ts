import { call } from '../shared/call';
import {
  boolean,
  integer,
  isoDate,
  noContent,
  optional,
  nullable,
  shape,
  string,
  text,
  webAddress,
} from '../shared/rules';

export const checkStoreGameTime = call({
  method: 'GET',
  path: '/api/steam/gametime-eligibility',
  as: 'player',
  answer: shape({ isEligible: boolean(), months: integer() }),
  fallback: { into: undefined },
});

export const claimStoreGameTime = call({
  method: 'POST',
  path: '/api/steam/give-purchase-gametime',
  as: 'player',
  body: shape({}),
  answer: shape({ endDate: isoDate() }),
  rejections: { codes: { 205: { kind: 'nothing-to-claim' }, 184: { kind: 'refund-period' } } },
});

const linkRejections = {
  180: { kind: 'authorization-refused' },
  181: { kind: 'linked-elsewhere' },
  182: { kind: 'already-linked' },
  183: { kind: 'authorization-refused' },
} as const;

export const linkDiscord = call({
  method: 'POST',
  path: '/api/discord/link-account',
  as: 'player',
  query: { code: text() },
  answer: shape({ discordName: text(), discordDiscriminator: optional(string()) }),
  rejections: { codes: linkRejections },
});

export const unlinkDiscord = call({
  method: 'PUT',
  path: '/api/discord/unlink-account',
  as: 'player',
  answer: noContent,
});

export const findRefundPeriodEnd = call({
  method: 'GET',
  path: '/api/steam/refund-period-end-date',
  as: 'player',
  answer: shape({ endDate: nullable(isoDate()) }),
});

export const findStoreLogin = call({
  method: 'GET',
  path: '/api/steam/login-url',
  as: 'player',
  query: { returnUrl: text() },
  answer: shape({ loginUrl: webAddress() }),
});

export const linkStore = call({
  method: 'POST',
  path: '/api/steam/link-account',
  as: 'player',
  body: shape({ returnUrl: text(), openidAssertion: text() }),
  answer: shape({ steamId: text() }),
  rejections: { codes: linkRejections },
});

export const unlinkStore = call({
  method: 'PUT',
  path: '/api/steam/unlink-account',
  as: 'player',
  answer: noContent,
  rejections: { codes: { 185: { kind: 'only-way-in' } } },
});
