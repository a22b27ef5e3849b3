import { Orders } from '../../../src/application/billing/Orders';
import { findOrders } from '../../../src/infrastructure/http/billing/calls';
import { agree, type Agreement } from '../support/agree';
import { bearer, refusal } from '../support/agreements';
import { answerOf, containing, exactly, filled } from '../support/answers';
import { examples } from '../support/examples';
import { provided } from '../support/matching';
import { siteOfPlayerAt } from '../support/site';

describe('the orders of a player', () => {
  const asking = 'the orders of the player';
  const request: Agreement['request'] = {
    method: 'GET',
    path: provided('/api/orders/byuser/${playerId}', `/api/orders/byuser/${examples.playerId}`),
    headers: bearer,
  };
  const paid =
    (playerId: string = examples.playerId) =>
    (url: string) =>
      siteOfPlayerAt(url).get(Orders).paidBy(playerId);

  const order = {
    id: filled('0bde0000-0000-4000-8000-000000000001'),
    externalSubscriptionId: null,
    basket: [
      { productId: filled('gametime-3'), name: filled('3 months of game time'), quantity: 1, gameTime: 3 },
    ],
    price: 29.99,
    shippingFees: 0,
    currency: 'EUR',
  };

  it('SE-15 the server returns all orders and the adapter keeps the paid ones', async () => {
    const result = await agree(
      {
        given: 'a player with orders exists',
        asking,
        request,
        answer: answerOf(
          findOrders,
          containing(
            { ...order, status: exactly(2), paidAt: '2026-10-20T12:00:00.000Z' },
            { ...order, status: exactly(1), paidAt: null },
          ),
        ),
      },
      paid(),
    );
    expect(result).toEqual([
      {
        id: '0bde0000-0000-4000-8000-000000000001',
        status: 2,
        paidAt: new Date('2026-10-20T12:00:00.000Z'),
        basket: [{ productId: 'gametime-3', name: '3 months of game time', quantity: 1, gameTime: 3 }],
        price: 29.99,
        shippingFees: 0,
        currency: 'EUR',
      },
    ]);
  });

  it('SE-15 every entry of the list is an order', async () => {
    const result = await agree(
      {
        given: 'a player with orders exists',
        asking: `${asking}, one by one`,
        request,
        answer: answerOf(findOrders, [{ ...order, status: 1 }]),
      },
      paid(),
    );
    expect(result).toEqual([]);
  });

  it('SE-15 a player who ordered nothing gets an empty list', async () => {
    const result = await agree(
      { given: 'a player without orders exists', asking, request, answer: answerOf(findOrders, []) },
      paid(),
    );
    expect(result).toEqual([]);
  });

  it('SE-15 another player’s orders are refused with code 113, and the adapter returns none', async () => {
    const result = await agree(
      {
        given: 'a signed-in player exists',
        asking: 'the orders of another player',
        request: {
          ...request,
          path: provided(
            '/api/orders/byuser/${otherPlayerId}',
            `/api/orders/byuser/${examples.otherPlayerId}`,
          ),
        },
        answer: refusal(403, 113),
      },
      paid(examples.otherPlayerId),
    );
    expect(result).toEqual([]);
  });
});
