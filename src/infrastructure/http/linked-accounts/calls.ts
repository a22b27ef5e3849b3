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
  line,
} from '#application/shared/rules';
import {
  claimRefusals,
  discordRefusals,
  storeRefusals,
  unlinkRefusals,
} from '#domain/linked-accounts/linkRefusals';
import { call } from '../shared/call';

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
  rejections: { refusals: claimRefusals },
});

export const linkDiscord = call({
  method: 'POST',
  path: '/api/discord/link-account',
  as: 'player',
  query: { code: line(1) },
  answer: shape({ discordName: text(), discordDiscriminator: optional(string()) }),
  rejections: { refusals: discordRefusals },
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
  query: { returnUrl: line(1) },
  answer: shape({ loginUrl: webAddress() }),
});

export const linkStore = call({
  method: 'POST',
  path: '/api/steam/link-account',
  as: 'player',
  body: shape({ returnUrl: line(1), openidAssertion: line(1) }),
  answer: shape({ steamId: text() }),
  rejections: { refusals: storeRefusals },
});

export const unlinkStore = call({
  method: 'PUT',
  path: '/api/steam/unlink-account',
  as: 'player',
  answer: noContent,
  rejections: { refusals: unlinkRefusals },
});
