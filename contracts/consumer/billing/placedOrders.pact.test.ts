import { PlacedOrders } from '#application/billing/PlacedOrders';
import { findPayments, findPlacedOrders } from '#infrastructure/http/billing/calls';
import { addInteraction, type Interaction } from '../support/addInteraction';
import { bearer } from '../support/interactions';
import { responseOf, exactly, nonEmpty, matchingPattern } from '../support/matchers';
import { fromProviderState, uuid } from '../support/providerStateValues';
import { signedInSiteAt } from '../support/site';

const orderId = '88888888-8888-4888-8888-888888888888';
const order = { id: matchingPattern(uuid, orderId), price: 29.99, currency: 'EUR' };
const page = { pageNumber: '1', pageSize: '25' };
const request: Interaction['request'] = { method: 'GET', path: '/api/orders', headers: bearer };

describe('a subscription’s payments', () => {
  it('PY-01 are returned page by page', async () => {
    const result = await addInteraction(
      {
        given: 'a player who pays for a subscription exists',
        description: 'the payments of a subscription',
        request: {
          ...request,
          query: { ...page, subscriptionId: fromProviderState('${subscriptionId}', '4101') },
        },
        response: responseOf(findPayments, {
          orders: [{ ...order, status: exactly(2), paidAt: '2026-10-20T12:00:00.000Z' }],
          total: exactly(1),
        }),
      },
      (url) => signedInSiteAt(url).get(PlacedOrders).findSubscriptionPage('4101', 1),
    );
    const amount = { cents: 2999, currency: 'EUR' };
    const paidAt = new Date('2026-10-20T12:00:00.000Z');
    expect(result).toEqual({
      ok: true,
      value: { entries: [{ id: orderId, status: 'paid', paidAt, amount }], totalEntries: 1 },
    });
  });
});

describe('all of a player’s orders', () => {
  const description = 'a page of all orders';
  const all = (url: string) => signedInSiteAt(url).get(PlacedOrders).findPage(1);
  const placed = {
    ...order,
    createdAt: '2026-10-20T11:00:00.000Z',
    basket: [
      { productId: nonEmpty('gametime-1'), name: nonEmpty('1 month of game time'), quantity: 1, gameTime: 1 },
    ],
    shippingFees: 0,
  };
  const read = {
    id: orderId,
    orderedAt: new Date('2026-10-20T11:00:00.000Z'),
    amount: { cents: 2999, currency: 'EUR' },
    lines: [{ productId: 'gametime-1', name: '1 month of game time', quantity: 1, gameTime: 1 }],
  };

  it('PY-01 contain the subscription that they belong to', async () => {
    const result = await addInteraction(
      {
        given: 'a player who pays for a subscription exists',
        description,
        request: { ...request, query: page },
        response: responseOf(findPlacedOrders, {
          orders: [
            {
              ...placed,
              status: exactly(2),
              paidAt: '2026-10-20T12:00:00.000Z',
              externalSubscriptionId: 4101,
            },
          ],
          total: exactly(1),
        }),
      },
      all,
    );
    const paidAt = new Date('2026-10-20T12:00:00.000Z');
    expect(result).toEqual({
      ok: true,
      value: { entries: [{ ...read, status: 'paid', paidAt, subscriptionId: '4101' }], totalEntries: 1 },
    });
  });

  it('PY-01 include orders of every status and orders without a subscription', async () => {
    const result = await addInteraction(
      {
        given: 'a player with orders exists',
        description,
        request: { ...request, query: page },
        response: responseOf(findPlacedOrders, {
          orders: [{ ...placed, status: 1, externalSubscriptionId: null }],
          total: exactly(2),
        }),
      },
      all,
    );
    expect(result).toEqual({
      ok: true,
      value: { entries: [{ ...read, status: 'cancelled' }], totalEntries: 2 },
    });
  });

  it('WD-01 contain the withdrawals and cancellations that refer to them', async () => {
    const receivedAt = '2026-10-21T12:00:00.000Z';
    const result = await addInteraction(
      {
        given: 'a player who has withdrawn from an order exists',
        description,
        request: { ...request, query: page },
        response: responseOf(findPlacedOrders, {
          orders: [
            {
              ...placed,
              status: exactly(2),
              paidAt: '2026-10-20T12:00:00.000Z',
              externalSubscriptionId: null,
              declarations: [{ kind: exactly('withdrawal'), receivedAt }],
            },
          ],
          total: exactly(1),
        }),
      },
      all,
    );
    expect(result).toMatchObject({
      ok: true,
      value: { entries: [{ declarations: [{ kind: 'withdrawal', receivedAt: new Date(receivedAt) }] }] },
    });
  });

  it('PY-01 are empty when the player has not ordered anything', async () => {
    const result = await addInteraction(
      {
        given: 'a player without orders exists',
        description,
        request: { ...request, query: page },
        response: responseOf(findPlacedOrders, { orders: [], total: exactly(0) }),
      },
      all,
    );
    expect(result).toEqual({ ok: true, value: { entries: [], totalEntries: 0 } });
  });
});
