import { PlacedOrders } from '#application/billing/PlacedOrders';
import { findPayments, findPlacedOrders } from '#infrastructure/http/billing/calls';
import { describeInteractions, succeeds } from '../support/describeInteractions';
import { exactly, matchingPattern, nonEmpty } from '../support/matchers';
import { fromProviderState, uuid } from '../support/providerStateValues';

const id = '88888888-8888-4888-8888-888888888888';
const paidAt = '2026-10-20T12:00:00.000Z';
const createdAt = '2026-10-20T11:00:00.000Z';
const receivedAt = '2026-10-21T12:00:00.000Z';
const refundedAt = '2026-10-24T12:00:00.000Z';
const declarationId = '99999999-9999-4999-8999-999999999999';
const order = { id: matchingPattern(uuid, id), price: 29.99, currency: 'EUR' };
const amount = { cents: 2999, currency: 'EUR' };
const paid = { status: 'paid', paidAt: new Date(paidAt) };
const page = { pageNumber: 1, pageSize: 25 };
const requirement = 'PY-01';
const paying = 'a player who pays for a subscription exists';

/** Responds with a page of one order. */
const succeedsWith = (entry: object, answered: object, totalEntries = 1) =>
  succeeds({ entries: [entry], totalEntries }, { orders: [answered], total: exactly(totalEntries) });

describeInteractions(
  findPayments,
  {
    requirement,
    description: 'the payments of a subscription',
    request: () => ({ query: { ...page, subscriptionId: fromProviderState('${subscriptionId}', '4101') } }),
    send: (site) => site.get(PlacedOrders).findSubscriptionPage('4101', 1),
  },
  [[paying, succeedsWith({ id, amount, ...paid }, { ...order, status: exactly(2), paidAt })]],
);

const line = { quantity: 1, gameTime: 1 };
const placed = {
  ...order,
  createdAt,
  basket: [{ productId: nonEmpty('gametime-1'), name: nonEmpty('1 month of game time'), ...line }],
  shippingFees: 0,
};
const read = {
  id,
  orderedAt: new Date(createdAt),
  amount,
  lines: [{ productId: 'gametime-1', name: '1 month of game time', ...line }],
};

describeInteractions(
  findPlacedOrders,
  {
    requirement,
    description: 'a page of all orders',
    request: () => ({ query: page }),
    send: (site) => site.get(PlacedOrders).findPage(1),
  },
  [
    [
      paying,
      succeedsWith(
        { ...read, ...paid, subscriptionId: '4101' },
        { ...placed, status: exactly(2), paidAt, externalSubscriptionId: 4101 },
      ),
    ],
    [
      'a player with orders exists',
      succeedsWith(
        { ...read, status: 'cancelled' },
        { ...placed, status: 1, externalSubscriptionId: null },
        2,
      ),
    ],
    [
      'a player who has withdrawn from an order exists',
      succeedsWith(
        {
          ...read,
          ...paid,
          declarations: [{ id: declarationId, kind: 'withdrawal', receivedAt: new Date(receivedAt) }],
        },
        {
          ...placed,
          status: exactly(2),
          paidAt,
          externalSubscriptionId: null,
          declarations: [{ id: declarationId, kind: exactly('withdrawal'), receivedAt, effectiveAt: null }],
        },
      ),
      { requirement: 'WD-01' },
    ],
    [
      'a player whose withdrawn order was refunded exists',
      succeedsWith(
        {
          ...read,
          status: 'refunded',
          paidAt: new Date(paidAt),
          provider: 'card',
          cardLastFour: '1111',
          firstConnectionAt: new Date(paidAt),
          refundedAt: new Date(refundedAt),
          declarations: [{ id: declarationId, kind: 'withdrawal', receivedAt: new Date(receivedAt) }],
        },
        {
          ...placed,
          status: exactly(3),
          paidAt,
          externalSubscriptionId: null,
          paymentProvider: exactly(0),
          cardLastFour: '1111',
          firstConnectionAt: paidAt,
          refundedAt,
          isPayable: false,
          declarations: [{ id: declarationId, kind: exactly('withdrawal'), receivedAt, effectiveAt: null }],
        },
      ),
      { requirement: 'WD-01' },
    ],
    [
      'a player without orders exists',
      succeeds({ entries: [], totalEntries: 0 }, { orders: [], total: exactly(0) }),
    ],
  ],
);
