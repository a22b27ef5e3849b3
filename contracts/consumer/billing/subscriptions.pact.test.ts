import { Subscriptions } from '#application/billing/Subscriptions';
import { findLastSubscription } from '#infrastructure/http/billing/calls';
import { answers, describeInteractions } from '../support/describeInteractions';
import { exactly, nonEmpty } from '../support/matchers';

const productName = '3 months of game time';
const dateCreate = '2026-10-20T12:00:00.000Z';
const next = '2026-12-20T12:00:00.000Z';
const answered = { id: 12, productName: nonEmpty(productName), dateCreate, paymentProvider: 0 };
const subscription = { id: '12', productName, createdAt: new Date(dateCreate), provider: 'card' };

const ends = (status: string, code: number) =>
  answers(
    { ...subscription, status, end: new Date(next) },
    { ...answered, status: exactly(code), dateNextCharge: null, dateEnd: next },
  );

describeInteractions(
  findLastSubscription,
  {
    requirement: 'D-04',
    description: 'the last subscription',
    send: (site) => site.get(Subscriptions).findLast(),
  },
  [
    [
      'a player with an active subscription exists',
      answers(
        { ...subscription, status: 'active', nextCharge: new Date(next) },
        { ...answered, status: exactly(0), dateNextCharge: next, dateEnd: null },
      ),
    ],
    ['a player with a cancelled subscription exists', ends('canceled', 1)],
    ['a player with a non-renewing subscription exists', ends('non-renewing', 2)],
    ['a player without subscription exists', { response: () => ({ status: 204 }), outcome: undefined }],
  ],
);
