import { Subscriptions } from '#application/billing/Subscriptions';
import { expectMonthsFrom } from '../support/expectMonthsFrom';
import { onBothAdapters } from '../support/onBothAdapters';
import { signInAs } from '../support/Site';
import { testFailures } from '../support/testFailures';

onBothAdapters('Subscriptions', (open) => {
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

  it('PY-02 rejects canceling without a subscription', async () => {
    const site = await open();
    await signInAs(site, 'new');
    const canceled = await site.application.get(Subscriptions).cancel();
    expect(canceled).toEqual({ ok: false, error: { kind: 'not-active' } });
  });

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

  testFailures(open, 'PD-01, PY-01, PY-02, ER-02', {
    calls: {
      findLast: ({ application }) => application.get(Subscriptions).findLast(),
      list: ({ application }) => application.get(Subscriptions).list(),
      cancel: ({ application }) => application.get(Subscriptions).cancel(),
      renew: ({ application }) => application.get(Subscriptions).renew(),
    },
    fallbacks: { findLast: undefined },
  });
});
