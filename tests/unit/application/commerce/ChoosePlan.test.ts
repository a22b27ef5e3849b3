import { CurrentPurchase } from '#application/commerce/CurrentPurchase';
import { SaveReferral } from '#application/commerce/SaveReferral';
import type { Purchase } from '#domain/commerce/Purchase';
import { cancel } from '#domain/commerce/purchaseTransitions';
import { chooseSamplePlan, plans } from '../../support/spyOnCheckouts';
import { compose } from '../../support/compose';

const ghost = { id: 'ghost-1', email: 'buyer@farstead.test', token: 'token-1' };

const orderId = 'order-1';

const sentWith = { channel: 'widget', buyerId: 'ghost-1' } as const;

const ordered = (purchase: Purchase): Purchase => ({
  ...purchase,
  ghost,
  sentWith,
  progress: { kind: 'ordered', orderId },
});

const reported = (purchase: Purchase): Purchase => ({
  ...ordered(purchase),
  progress: { kind: 'reported-paid', orderId },
});

it('BU-06 choosing a plan stores the selection with a UUID key and no email', async () => {
  const application = await compose();
  const chosen = chooseSamplePlan(application, 'mydu', 'Ada-Verne');
  expect(chosen).toEqual({
    key: expect.stringMatching(/^[0-9a-f-]{36}$/),
    selection: {
      kind: 'mydu',
      planName: 'MyDU access',
      planDescription: 'A Farstead universe of your own',
      campaignId: 'campaign-founders',
      productId: 'founders-mydu',
      pricingId: 'founders-mydu-usd',
      paymentProviderId: 'farstead-mydu',
      type: 'mydu',
      price: plans.mydu.price,
      discount: 0.25,
      total: plans.mydu.total,
      email: '',
      referralCode: 'Ada-Verne',
    },
    startedAt: application.clock.now(),
    progress: { kind: 'chosen' },
  });
  expect(application.purchases.read()).toEqual(chosen);
  expect(application.get(CurrentPurchase).unpaid).toEqual(chosen);
});

it('BU-06 choosing the same plan again continues the purchase with its order and buyer', async () => {
  const application = await compose();
  const first = chooseSamplePlan(application);
  application.purchases.write(ordered(first));
  application.clock.advance(1000);
  const again = chooseSamplePlan(application);
  expect(again).toMatchObject({ key: first.key, progress: { kind: 'ordered', orderId }, ghost, sentWith });
  expect(again.startedAt).toEqual(application.clock.now());
});

it('BU-06 choosing another plan starts a new purchase for the same buyer', async () => {
  const application = await compose();
  const first = chooseSamplePlan(application);
  application.purchases.write(ordered(first));
  const other = chooseSamplePlan(application, 'mydu');
  expect(other.key).not.toBe(first.key);
  expect(other.ghost).toEqual(ghost);
  expect(other.progress).toEqual({ kind: 'chosen' });
  expect(other).not.toHaveProperty('sentWith');
});

it('BU-06 choosing the same plan after a payment starts a new purchase without a buyer', async () => {
  const application = await compose();
  const first = chooseSamplePlan(application);
  application.purchases.write(reported(first));
  const second = chooseSamplePlan(application);
  expect(second.key).not.toBe(first.key);
  expect(second.progress).toEqual({ kind: 'chosen' });
  expect(second).not.toHaveProperty('ghost');
});

it('CF-01 stores a paid purchase for the thank-you page and prevents a second payment', async () => {
  const application = await compose();
  const paid = reported(chooseSamplePlan(application));
  application.purchases.write(paid);
  const current = application.get(CurrentPurchase);
  expect(current.value).toEqual(paid);
  expect(current.unpaid).toBeUndefined();
});

it('CF-01 reports a choice made in another tab until the listener is removed', async () => {
  const application = await compose();
  const chosen = chooseSamplePlan(application);
  const current = application.get(CurrentPurchase);
  const heard: unknown[] = [];
  const stop = current.onChange(() => heard.push(current.value));
  application.changePurchaseElsewhere(undefined);
  application.changePurchaseElsewhere(chosen);
  stop();
  application.changePurchaseElsewhere(undefined);
  expect(heard).toEqual([undefined, chosen]);
});

it('CF-01 canceling removes a purchase without an order', async () => {
  const application = await compose();
  chooseSamplePlan(application);
  application.get(CurrentPurchase).apply(cancel);
  expect(application.purchases.read()).toBeUndefined();
  application.get(CurrentPurchase).apply(cancel);
});

it('CF-01 canceling keeps an order that may still be paid, and choosing the plan again continues it', async () => {
  const application = await compose();
  const first = chooseSamplePlan(application);
  application.purchases.write(ordered(first));
  application.get(CurrentPurchase).apply(cancel);
  expect(application.get(CurrentPurchase).value?.progress).toEqual({ kind: 'cancelled', orderId });
  expect(application.get(CurrentPurchase).unpaid).toBeUndefined();
  expect(chooseSamplePlan(application)).toMatchObject({
    key: first.key,
    progress: { kind: 'ordered', orderId },
  });
  expect(application.get(CurrentPurchase).unpaid).toBeDefined();
});

it('CF-01 canceling leaves a paid purchase unchanged', async () => {
  const application = await compose();
  const paid = reported(chooseSamplePlan(application));
  application.purchases.write(paid);
  application.get(CurrentPurchase).apply(cancel);
  expect(application.get(CurrentPurchase).value).toEqual(paid);
});

it('BU-06 stores a referral only when the link contains both ref and siteid', async () => {
  const application = await compose();
  const keep = (query: string) => {
    application.navigator.replace(`/buy${query}`);
    application.get(SaveReferral).execute();
  };
  keep('?ref=ada');
  expect(application.referrals.current()).toBeUndefined();
  keep('?ref=ada&siteid=42');
  keep('?siteid=43');
  expect(application.referrals.current()).toEqual({ ref: 'ada', siteId: '42' });
});
