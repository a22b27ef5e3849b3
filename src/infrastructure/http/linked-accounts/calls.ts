import { call } from '../shared/call';
import { boolean, integer, isoDate, shape } from '../shared/rules';

export const checkStoreGameTime = call({
  method: 'GET',
  path: '/api/steam/gametime-eligibility',
  as: 'player',
  answer: shape({ isEligible: boolean(), months: integer() }),
  swallow: { into: undefined },
});

export const claimStoreGameTime = call({
  method: 'POST',
  path: '/api/steam/give-purchase-gametime',
  as: 'player',
  body: shape({}),
  answer: shape({ endDate: isoDate() }),
  rejections: { codes: { 205: { kind: 'nothing-to-claim' } } },
});
