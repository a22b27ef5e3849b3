import { Subscriptions } from '#application/billing/Subscriptions';
import { expectMonthsFrom } from '../support/expectMonthsFrom';
import { failureModes } from '../support/onBothAdapters';
import { signInAs, type OpenSite } from '../support/Site';

export const subscriptionsSuite = (open: OpenSite): void => {
  it('PD-01 returns the subscription of a subscriber', async () => {
    const site = await open();
    await signInAs(site, 'subscriber');
    const last = await site.application.get(Subscriptions).findLast();
    expect(last).toMatchObject({
      id: expect.stringMatching(/./),
      productName: expect.stringMatching(/./),
      status: 'active',
      provider: 'card',
      createdAt: expect.any(Date),
    });
    expect(last).not.toHaveProperty('end');
    expectMonthsFrom(site.now(), 3, last?.nextCharge);
  });

  it('PD-01 returns no subscription for a player without one', async () => {
    const site = await open();
    await signInAs(site, 'new');
    expect(await site.application.get(Subscriptions).findLast()).toBeUndefined();
  });

  it('PD-01 returns no subscription without a session', async () => {
    const site = await open();
    expect(await site.application.get(Subscriptions).findLast()).toBeUndefined();
  });

  it.each(failureModes)('ER-02 returns no subscription when the server is %s', async (network) => {
    const site = await open();
    await signInAs(site, 'subscriber');
    await site.simulate(network);
    expect(await site.application.get(Subscriptions).findLast()).toBeUndefined();
  });

  it('PY-01 lists all subscriptions, newest first', async () => {
    const site = await open();
    await signInAs(site, 'payer');
    const all = await site.application.get(Subscriptions).list();
    expect(all).toMatchObject({
      ok: true,
      value: [
        { status: 'active', provider: 'card', orderId: expect.stringMatching(/./) },
        {
          status: 'canceled',
          provider: 'store',
          createdAt: new Date('2023-03-11T18:30:00.000Z'),
          end: new Date('2023-06-11T18:30:00.000Z'),
        },
      ],
    });
  });

  it('PY-01 lists no subscriptions for a new player', async () => {
    const site = await open();
    await signInAs(site, 'new');
    expect(await site.application.get(Subscriptions).list()).toEqual({ ok: true, value: [] });
  });

  it('PY-02 cancels the active subscription, which then ends when it would have been charged', async () => {
    const site = await open();
    await signInAs(site, 'payer');
    const subscriptions = site.application.get(Subscriptions);
    const before = await subscriptions.findLast();
    expect(await subscriptions.cancel()).toEqual({ ok: true, value: undefined });
    const after = await subscriptions.findLast();
    expect(after).toMatchObject({ id: before?.id, status: 'canceled', end: before?.nextCharge });
    expect(after).not.toHaveProperty('nextCharge');
  });

  it('PY-02 refuses to cancel a subscription twice', async () => {
    const site = await open();
    await signInAs(site, 'payer');
    const subscriptions = site.application.get(Subscriptions);
    const both = await Promise.all([subscriptions.cancel(), subscriptions.cancel()]);
    expect(both).toContainEqual({ ok: true, value: undefined });
    expect(both).toContainEqual({ ok: false, error: { kind: 'not-active' } });
  });

  it.each(['new', 'canceled', 'storeSubscriber'] as const)(
    'PY-02 refuses to cancel a subscription that is not active or belongs to the store (%s)',
    async (key) => {
      const site = await open();
      await signInAs(site, key);
      const canceled = await site.application.get(Subscriptions).cancel();
      expect(canceled).toEqual({ ok: false, error: { kind: 'not-active' } });
    },
  );

  it('PY-02 renews a canceled monthly subscription, which is charged when it would have ended', async () => {
    const site = await open();
    await signInAs(site, 'canceled');
    const subscriptions = site.application.get(Subscriptions);
    const before = await subscriptions.findLast();
    expect(await subscriptions.renew()).toEqual({ ok: true, value: undefined });
    const after = await subscriptions.findLast();
    expect(after).toMatchObject({ id: before?.id, status: 'active', nextCharge: before?.end });
    expect(after).not.toHaveProperty('end');
  });

  it.each(['new', 'payer', 'lapsing', 'storeSubscriber'] as const)(
    'PY-02 refuses to renew a subscription that is active, of another plan or the store’s (%s)',
    async (key) => {
      const site = await open();
      await signInAs(site, key);
      const renewed = await site.application.get(Subscriptions).renew();
      expect(renewed).toEqual({ ok: false, error: { kind: 'not-renewable' } });
    },
  );

  it('PY-01, PY-02 refuses calls without a session', async () => {
    const site = await open();
    const subscriptions = site.application.get(Subscriptions);
    const signedOut = { ok: false, error: { kind: 'signed-out' } };
    expect(await subscriptions.list()).toEqual(signedOut);
    expect(await subscriptions.cancel()).toEqual(signedOut);
    expect(await subscriptions.renew()).toEqual(signedOut);
  });

  it.each(failureModes)('PY-01, PY-02 reports a failure of the server: %s', async (network, error) => {
    const site = await open();
    await signInAs(site, 'payer');
    await site.simulate(network);
    const subscriptions = site.application.get(Subscriptions);
    expect(await subscriptions.list()).toEqual({ ok: false, error });
    expect(await subscriptions.cancel()).toEqual({ ok: false, error });
    expect(await subscriptions.renew()).toEqual({ ok: false, error });
  });
};
