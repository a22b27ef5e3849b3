import { Subscriptions } from '#application/billing/Subscriptions';
import { cancelSubscription, findSubscriptions, renewSubscription } from '#infrastructure/http/billing/calls';
import { describeInteractions, rejects, succeeds } from '../support/describeInteractions';
import { exactly, matchingPattern, nonEmpty } from '../support/matchers';
import { uuid } from '../support/providerStateValues';

const orderId = '88888888-8888-4888-8888-888888888888';
const dateCreate = '2026-10-20T12:00:00.000Z';
const next = '2026-12-20T12:00:00.000Z';
const paying = 'a player who pays for a subscription exists';
const renewable = 'a player with a renewable subscription exists';
const active = 'a player with an active subscription exists';

const activeFields = { status: exactly(0), dateNextCharge: next, dateEnd: null };
const answered = {
  id: 12,
  productName: matchingPattern(/^1(\s[\s\S]*)?$/, '1 month of game time'),
  dateCreate,
  paymentProvider: exactly(0),
  orderId: matchingPattern(uuid, orderId),
};
const bought = { id: '12', createdAt: new Date(dateCreate), provider: 'card' };
const subscription = { ...bought, productName: '1 month of game time', orderId };

describeInteractions(
  findSubscriptions,
  {
    requirement: 'PY-01',
    description: 'all subscriptions',
    send: (site) => site.get(Subscriptions).list(),
  },
  [
    [
      paying,
      succeeds(
        [{ ...subscription, status: 'active', nextCharge: new Date(next) }],
        [{ ...answered, ...activeFields }],
      ),
    ],
    [
      renewable,
      succeeds(
        [{ ...subscription, status: 'canceled', end: new Date(next) }],
        [{ ...answered, status: exactly(1), dateNextCharge: null, dateEnd: next }],
      ),
    ],
    [
      active,
      // A subscription that was bought elsewhere has no order.
      succeeds(
        [
          {
            ...bought,
            productName: '3 months of game time',
            status: 'active',
            nextCharge: new Date(next),
          },
        ],
        [{ ...answered, productName: nonEmpty('3 months of game time'), orderId: null, ...activeFields }],
      ),
    ],
    ['a player without subscription exists', succeeds([], [])],
  ],
);

describeInteractions(
  cancelSubscription,
  {
    requirement: 'PY-02',
    description: 'to cancel the subscription',
    send: (site) => site.get(Subscriptions).cancel(),
  },
  [
    [paying, succeeds()],
    ['a player with a cancelled subscription exists', rejects(409, 311, 'not-active')],
  ],
);

describeInteractions(
  renewSubscription,
  {
    requirement: 'PY-02',
    description: 'to renew the subscription',
    send: (site) => site.get(Subscriptions).renew(),
  },
  [
    [renewable, succeeds()],
    [active, rejects(409, 312, 'not-renewable')],
  ],
);
