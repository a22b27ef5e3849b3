import { MatchersV3 } from '@pact-foundation/pact';
import { Orders } from '../../../src/application/billing/Orders';
import { agree, type Agreement } from '../support/agree';
import { bearer, refusal, signedOut } from '../support/agreements';
import { examples } from '../support/examples';
import { amount, moment, provided, text, wholeNumber } from '../support/matching';
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
    id: text('0bde0000-0000-4000-8000-000000000001'),
    externalSubscriptionId: null,
    basket: MatchersV3.eachLike({
      productId: text('gametime-3'),
      name: text('3 months of game time'),
      quantity: wholeNumber(1),
      gameTime: wholeNumber(3),
    }),
    price: amount(29.99),
    shippingFees: amount(0),
    currency: MatchersV3.regex(/^[A-Z]{3}$/, 'EUR'),
  };

  it('SE-15 are all answered, and the paid ones kept', async () => {
    const result = await agree(
      {
        given: 'a player with orders exists',
        asking,
        request,
        answer: {
          status: 200,
          body: MatchersV3.arrayContaining(
            { ...order, status: 2, paidAt: moment('2026-10-20T12:00:00.000Z') },
            { ...order, status: 1, paidAt: null },
          ),
        },
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

  it('SE-15 are an empty list when nothing was ordered', async () => {
    const result = await agree(
      { given: 'a player without orders exists', asking, request, answer: { status: 200, body: [] } },
      paid(),
    );
    expect(result).toEqual([]);
  });

  it('SE-15 are none for the site when the bearer has expired: code 112', async () => {
    expect(await agree(signedOut(asking, request), paid())).toEqual([]);
  });

  it('SE-15 of somebody else are refused with code 113, and none for the site', async () => {
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
