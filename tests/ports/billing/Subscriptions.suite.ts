import { Subscriptions } from '#application/billing/Subscriptions';
import { expectMonthsFrom } from '../support/expectMonthsFrom';
import { failureModes } from '../support/onBothAdapters';
import { signInAs, type OpenSite } from '../support/Site';

export const subscriptionsSuite = (open: OpenSite): void => {
  it('PD-01 returns the subscriber’s subscription', async () => {
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

  it('PY-02 canceling the active subscription ends it on its next charge date', async () => {
    const site = await open();
    await signInAs(site, 'payer');
    const subscriptions = site.application.get(Subscriptions);
    const before = await subscriptions.findLast();
    expect(await subscriptions.cancel()).toEqual({ ok: true, value: undefined });
    const after = await subscriptions.findLast();
    expect(after).toMatchObject({ id: before?.id, status: 'canceled', end: before?.nextCharge });
    expect(after).not.toHaveProperty('nextCharge');
  });

  it('PY-02 rejects canceling a subscription twice', async () => {
    const site = await open();
    await signInAs(site, 'payer');
    const subscriptions = site.application.get(Subscriptions);
    const both = await Promise.all([subscriptions.cancel(), subscriptions.cancel()]);
    expect(both).toContainEqual({ ok: true, value: undefined });
    expect(both).toContainEqual({ ok: false, error: { kind: 'not-active' } });
  });

  it.each(['new', 'canceled', 'storeSubscriber'] as const)(
    'PY-02 rejects canceling an inactive subscription or one billed by the store (%s)',
    async (key) => {
      const site = await open();
      await signInAs(site, key);
      const canceled = await site.application.get(Subscriptions).cancel();
      expect(canceled).toEqual({ ok: false, error: { kind: 'not-active' } });
    },
  );

  it('PY-02 renewing a canceled monthly subscription charges it on its former end date', async () => {
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
    'PY-02 rejects renewing an active subscription, another plan or a subscription billed by the store (%s)',
    async (key) => {
      const site = await open();
      await signInAs(site, key);
      const renewed = await site.application.get(Subscriptions).renew();
      expect(renewed).toEqual({ ok: false, error: { kind: 'not-renewable' } });
    },
  );

  it('PY-01, PY-02 rejects calls without a session', async () => {
    const site = await open();
    const subscriptions = site.application.get(Subscriptions);
    const signedOut = { ok: false, error: { kind: 'signed-out' } };
    expect(await subscriptions.list()).toEqual(signedOut);
    expect(await subscriptions.cancel()).toEqual(signedOut);
    expect(await subscriptions.renew()).toEqual(signedOut);
  });

  it.each(failureModes)('PY-01, PY-02 reports the failure when the server is %s', async (network, error) => {
    const site = await open();
    await signInAs(site, 'payer');
    await site.simulate(network);
    const subscriptions = site.application.get(Subscriptions);
    expect(await subscriptions.list()).toEqual({ ok: false, error });
    expect(await subscriptions.cancel()).toEqual({ ok: false, error });
    expect(await subscriptions.renew()).toEqual({ ok: false, error });
  });
};
