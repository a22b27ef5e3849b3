import { StoreGameTime } from '#application/linked-accounts/StoreGameTime';
import { checkStoreGameTime, claimStoreGameTime } from '#infrastructure/http/linked-accounts/calls';
import { answers, describeInteractions, rejects, succeeds } from '../support/describeInteractions';
import { exactly } from '../support/matchers';

const unclaimed = 'a store owner with game time to claim exists';
const claimed = 'a store owner with nothing to claim exists';
const endDate = '2027-02-20T12:00:00.000Z';

describeInteractions(
  checkStoreGameTime,
  {
    description: 'whether game time bought in the store waits',
    send: (site) => site.get(StoreGameTime).findClaimable(),
  },
  [
    [unclaimed, answers({ months: 3 }, { isEligible: exactly(true), months: 3 })],
    [claimed, answers(undefined, { isEligible: exactly(false), months: 0 })],
  ],
);

describeInteractions(
  claimStoreGameTime,
  {
    description: 'to claim game time bought in the store',
    request: () => ({ body: {} }),
    send: (site) => site.get(StoreGameTime).claim(),
  },
  [
    [unclaimed, succeeds(new Date(endDate), { endDate })],
    [claimed, rejects(409, 205, 'nothing-to-claim')],
    [
      'a store owner in the refund period exists',
      rejects(409, 184, 'refund-period'),
      { requirement: 'LK-02' },
    ],
  ],
);
