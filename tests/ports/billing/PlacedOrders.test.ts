import { randomUUID } from 'node:crypto';
import { PlacedOrders } from '#application/billing/PlacedOrders';
import { Subscriptions } from '#application/billing/Subscriptions';
import { Declarations } from '#application/declarations/Declarations';
import type { PlacedOrder } from '#domain/billing/PlacedOrder';
import { orderNumber } from '#domain/commerce/orderNumber';
import { onBothAdapters } from '../support/onBothAdapters';
import { signInAs, type Site } from '../support/Site';
import { testFailures } from '../support/testFailures';

const subscriptionOf = async (site: Site): Promise<string> =>
  (await site.application.get(Subscriptions).findLast())?.id ?? '';

onBothAdapters('PlacedOrders', (open) => {
  it('PY-01 lists a subscription’s payments, newest first, 25 per page', async () => {
    const site = await open();
    await signInAs(site, 'payer');
    const id = await subscriptionOf(site);
    const orders = site.application.get(PlacedOrders);
    const [first, second] = [
      await orders.findSubscriptionPage(id, 1),
      await orders.findSubscriptionPage(id, 2),
    ];
    if (!first.ok || !second.ok) throw new Error('The payments could not be read.');
    expect(first.value.entries).toHaveLength(25);
    expect(first.value.totalEntries).toBe(25 + second.value.entries.length);
    expect(second.value.totalEntries).toBe(first.value.totalEntries);
    const all = [...first.value.entries, ...second.value.entries];
    const paid = all.flatMap(({ paidAt }) => (paidAt ? [paidAt.getTime()] : []));
    expect(paid).toEqual([...paid].sort((one, other) => other - one));
    expect(new Set(all.map(({ id: order }) => order)).size).toBe(all.length);
    expect(new Set(all.map(({ status }) => status))).toEqual(
      new Set(['paid', 'refunded', 'cancelled', 'failed', 'rejected']),
    );
    expect(all.every(({ amount }) => amount.cents > 0 && amount.currency === 'EUR')).toBe(true);
  });

  it('PY-01 lists no payments past the last page or for another player’s subscription', async () => {
    const site = await open();
    await signInAs(site, 'payer');
    const id = await subscriptionOf(site);
    const after = await site.application.get(PlacedOrders).findSubscriptionPage(id, 9);
    expect(after).toMatchObject({ ok: true, value: { entries: [] } });
    await signInAs(site, 'canceled');
    const foreign = await site.application.get(PlacedOrders).findSubscriptionPage(id, 1);
    expect(foreign).toEqual({ ok: true, value: { entries: [], totalEntries: 0 } });
  });

  it('PY-01 lists all of the player’s orders with their items', async () => {
    const site = await open();
    await signInAs(site, 'canceled');
    const id = await subscriptionOf(site);
    const orders = await site.application.get(PlacedOrders).findPage(1);
    if (!orders.ok) throw new Error('The orders could not be read.');
    expect(orders.value.totalEntries).toBe(orders.value.entries.length);
    expect(orders.value.entries[0]).toEqual({
      id: expect.stringMatching(/./),
      status: 'paid',
      orderedAt: expect.any(Date),
      paidAt: expect.any(Date),
      amount: { cents: expect.any(Number), currency: 'EUR' },
      lines: [
        {
          productId: expect.stringMatching(/./),
          name: expect.stringMatching(/^1 month/),
          quantity: 1,
          gameTime: 1,
        },
      ],
      subscriptionId: id,
      provider: 'card',
      cardLastFour: '1111',
    });
  });

  it('WD-01 lists withdrawals and refunds with the orders', async () => {
    const site = await open();
    const { displayName: name, email } = await signInAs(site, 'lapsing');
    const findOrder = async (isWanted: (order: PlacedOrder) => boolean) => {
      const orders = await site.application.get(PlacedOrders).findPage(1);
      return orders.ok ? orders.value.entries.find(isWanted) : undefined;
    };
    const id = (await findOrder(({ status, declarations }) => status === 'paid' && !declarations))?.id ?? '';
    const withdrawal = { name, email, orderNumber: orderNumber(id), contract: '' };
    const sending = { key: randomUUID(), emailLanguage: 'en' } as const;
    await site.application.get(Declarations).withdraw(withdrawal, sending);
    const withdrawn = await findOrder((order) => order.id === id);
    expect(withdrawn).toMatchObject({
      status: 'paid',
      declarations: [{ id: expect.any(String), kind: 'withdrawal', receivedAt: expect.any(Date) }],
    });
    expect(withdrawn).not.toHaveProperty('refundedAt');
    expect(await findOrder(({ status }) => status === 'refunded')).toMatchObject({
      refundedAt: expect.any(Date),
      cardLastFour: '1111',
    });
  });

  it('PY-01 lists no orders for a new player', async () => {
    const site = await open();
    await signInAs(site, 'new');
    const none = { ok: true, value: { entries: [], totalEntries: 0 } };
    expect(await site.application.get(PlacedOrders).findPage(1)).toEqual(none);
  });

  testFailures(open, 'PY-01', {
    calls: {
      findPage: ({ application }) => application.get(PlacedOrders).findPage(1),
      findSubscriptionPage: ({ application }) =>
        application.get(PlacedOrders).findSubscriptionPage('4101', 1),
    },
  });
});
