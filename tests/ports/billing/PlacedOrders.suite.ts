import { PlacedOrders } from '#application/billing/PlacedOrders';
import { Subscriptions } from '#application/billing/Subscriptions';
import { failureModes } from '../support/onBothAdapters';
import { signInAs, type OpenSite, type Site } from '../support/Site';

const subscriptionOf = async (site: Site): Promise<string> =>
  (await site.application.get(Subscriptions).findLast())?.id ?? '';

export const placedOrdersSuite = (open: OpenSite): void => {
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
    });
  });

  it('PY-01 lists no orders for a new player', async () => {
    const site = await open();
    await signInAs(site, 'new');
    const none = { ok: true, value: { entries: [], totalEntries: 0 } };
    expect(await site.application.get(PlacedOrders).findPage(1)).toEqual(none);
  });

  it('PY-01 rejects calls without a session', async () => {
    const site = await open();
    const orders = site.application.get(PlacedOrders);
    const signedOut = { ok: false, error: { kind: 'signed-out' } };
    expect(await orders.findPage(1)).toEqual(signedOut);
    expect(await orders.findSubscriptionPage('4101', 1)).toEqual(signedOut);
  });

  it.each(failureModes)('PY-01 reports the failure when the server is %s', async (network, error) => {
    const site = await open();
    await signInAs(site, 'payer');
    await site.simulate(network);
    const orders = site.application.get(PlacedOrders);
    expect(await orders.findPage(1)).toEqual({ ok: false, error });
    expect(await orders.findSubscriptionPage('4101', 1)).toEqual({ ok: false, error });
  });
};
