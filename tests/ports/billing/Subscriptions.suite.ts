import { Subscriptions } from '../../../src/application/billing/Subscriptions';
import { expectMonthsFrom } from '../support/closeTo';
import { badWeathers } from '../support/onBothAdapters';
import { signedIn, type OpenSite } from '../support/Site';

export const subscriptionsSuite = (open: OpenSite): void => {
  it('PD-01 has the subscription of a subscriber', async () => {
    const site = await open();
    await signedIn(site, 'subscriber');
    const last = await site.application.get(Subscriptions).last();
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

  it('PD-01 has none for a player without a subscription', async () => {
    const site = await open();
    await signedIn(site, 'new');
    expect(await site.application.get(Subscriptions).last()).toBeUndefined();
  });

  it('PD-01 has none without a session', async () => {
    const site = await open();
    expect(await site.application.get(Subscriptions).last()).toBeUndefined();
  });

  it.each(badWeathers)('ER-02 has none when the server is %s', async (weather) => {
    const site = await open();
    await signedIn(site, 'subscriber');
    await site.suffer(weather);
    expect(await site.application.get(Subscriptions).last()).toBeUndefined();
  });
};
