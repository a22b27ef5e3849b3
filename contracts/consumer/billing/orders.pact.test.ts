import { Orders } from '#application/billing/Orders';
import { findOrders } from '#infrastructure/http/billing/calls';
import { addInteraction, type Interaction } from '../support/addInteraction';
import { bearer, errorResponse } from '../support/interactions';
import { responseOf, arrayContaining, exactly, nonEmpty } from '../support/matchers';
import { examples } from '../support/examples';
import { fromProviderState } from '../support/providerStateValues';
import { signedInSiteAt } from '../support/site';

describe('a player’s orders', () => {
  const description = 'the orders of the player';
  const request: Interaction['request'] = {
    method: 'GET',
    path: fromProviderState('/api/orders/byuser/${playerId}', `/api/orders/byuser/${examples.playerId}`),
    headers: bearer,
  };
  const paid =
    (playerId: string = examples.playerId) =>
    (url: string) =>
      signedInSiteAt(url).get(Orders).listPaid(playerId);

  const order = {
    id: nonEmpty('0bde0000-0000-4000-8000-000000000001'),
    externalSubscriptionId: null,
    basket: [
      {
        productId: nonEmpty('gametime-3'),
        name: nonEmpty('3 months of game time'),
        quantity: 1,
        gameTime: 3,
      },
    ],
    price: 29.99,
    shippingFees: 0,
    currency: 'EUR',
  };

  it('SE-15 the server returns all orders and the adapter filters out unpaid orders', async () => {
    const result = await addInteraction(
      {
        given: 'a player with orders exists',
        description,
        request,
        response: responseOf(
          findOrders,
          arrayContaining(
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

  it('SE-15 every entry in the list is an order', async () => {
    const result = await addInteraction(
      {
        given: 'a player with orders exists',
        description: `${description}, one by one`,
        request,
        response: responseOf(findOrders, [{ ...order, status: 1 }]),
      },
      paid(),
    );
    expect(result).toEqual([]);
  });

  it('SE-15 returns an empty list for a player who has not ordered anything', async () => {
    const result = await addInteraction(
      { given: 'a player without orders exists', description, request, response: responseOf(findOrders, []) },
      paid(),
    );
    expect(result).toEqual([]);
  });

  it('SE-15 rejects a request for another player’s orders with code 113, and the adapter returns none', async () => {
    const result = await addInteraction(
      {
        given: 'a signed-in player exists',
        description: 'the orders of another player',
        request: {
          ...request,
          path: fromProviderState(
            '/api/orders/byuser/${otherPlayerId}',
            `/api/orders/byuser/${examples.otherPlayerId}`,
          ),
        },
        response: errorResponse(403, 113),
      },
      paid(examples.otherPlayerId),
    );
    expect(result).toEqual([]);
  });
});
