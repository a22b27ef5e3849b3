import { LoadSubscriptions } from '#application/billing/LoadSubscriptions';
import { PriceSubscription } from '#application/billing/PriceSubscription';
import { Subscriptions } from '#application/billing/Subscriptions';
import { Session } from '#application/session/Session';
import type { PersonKey } from '#infrastructure/fake/backend/people';
import { compose, type Application } from '../../support/compose';

const setUp = async (as: PersonKey): Promise<Application> => {
  const application = await compose({ as });
  await application.get(Session).start();
  return application;
};

const amountsOf = async (application: Application) => {
  const all = await application.get(LoadSubscriptions).execute();
  return all.ok ? all.value.map(({ amount }) => amount) : undefined;
};

it('PY-02 the next charge repeats the newest payment of the current subscription', async () => {
  expect(await amountsOf(await setUp('payer'))).toEqual([{ cents: 749, currency: 'EUR' }, undefined]);
});

it('PY-02 a subscription that does not renew has no next charge', async () => {
  expect(await amountsOf(await setUp('lapsing'))).toEqual([undefined]);
});

it('PY-02 the amount stays unknown when the payments cannot be loaded', async () => {
  const application = await setUp('payer');
  const subscription = await application.get(Subscriptions).findLast();
  if (!subscription) throw new Error('There is no subscription');
  application.backend.setNetworkCondition('offline');
  expect(await application.get(PriceSubscription).execute(subscription)).toEqual(subscription);
});
