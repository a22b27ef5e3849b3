import { Orders } from '#application/billing/Orders';
import { findOrders } from '#infrastructure/http/billing/calls';
import { answers, describeInteractions, rejects } from '../support/describeInteractions';
import { arrayContaining, exactly, nonEmpty } from '../support/matchers';
import { supplied } from '../support/providerStateValues';

const id = '0bde0000-0000-4000-8000-000000000001';
const paidAt = '2026-10-20T12:00:00.000Z';
const line = { quantity: 1, gameTime: 3 };
const price = { price: 29.99, shippingFees: 0, currency: 'EUR' };
const order = {
  id: nonEmpty(id),
  externalSubscriptionId: null,
  basket: [{ productId: nonEmpty('gametime-3'), name: nonEmpty('3 months of game time'), ...line }],
  ...price,
};
const withOrders = 'a player with orders exists';
const description = 'the orders of the player';

describeInteractions(
  findOrders,
  {
    requirement: 'SE-15',
    description,
    values: { playerId: supplied('playerId') },
    request: (path) => ({ path }),
    send: (site, { playerId }) => site.get(Orders).listPaid(playerId),
  },
  [
    [
      withOrders,
      // The server returns all orders, and the adapter filters out unpaid ones.
      answers(
        [
          {
            id,
            status: 2,
            paidAt: new Date(paidAt),
            basket: [{ productId: 'gametime-3', name: '3 months of game time', ...line }],
            ...price,
          },
        ],
        arrayContaining(
          { ...order, status: exactly(2), paidAt },
          { ...order, status: exactly(1), paidAt: null },
        ),
      ),
    ],
    [withOrders, answers([], [{ ...order, status: 1 }]), { description: `${description}, one by one` }],
    ['a player without orders exists', answers([], [])],
    [
      'a signed-in player exists',
      { ...rejects(403, 113), outcome: [] },
      { description: 'the orders of another player', values: { playerId: supplied('otherPlayerId') } },
    ],
  ],
);
