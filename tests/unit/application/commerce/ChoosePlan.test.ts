import { CancelPurchase } from '../../../../src/application/commerce/CancelPurchase';
import { CurrentPurchase } from '../../../../src/application/commerce/CurrentPurchase';
import { KeepReferral } from '../../../../src/application/commerce/KeepReferral';
import type { Purchase } from '../../../../src/domain/commerce/Purchase';
import { choose, plans } from '../../support/buying';
import { compose } from '../../support/compose';

const ghost = { id: 'ghost-1', email: 'buyer@farstead.test', token: 'token-1' };

const ordered = (purchase: Purchase): Purchase => ({ ...purchase, ghost, orderId: 'order-1', sentWith: 'x' });

it('BU-06 a plan becomes a selection with an empty e-mail, kept for all tabs under a key of its own', async () => {
  const application = await compose();
  const chosen = choose(application, 'mydu', 'Ada-Verne');
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
    isPaymentDone: false,
  });
  expect(application.purchases.read()).toEqual(chosen);
  expect(application.get(CurrentPurchase).unpaid).toEqual(chosen);
});

it('BU-06 the same plan again goes on with the same purchase, its order and its buyer', async () => {
  const application = await compose();
  const first = choose(application);
  application.purchases.write(ordered(first));
  application.clock.advance(1000);
  const again = choose(application);
  expect(again).toMatchObject({ key: first.key, orderId: 'order-1', ghost, sentWith: 'x' });
  expect(again.startedAt).toEqual(application.clock.now());
});

it('BU-06 another plan is another purchase, of the same buyer', async () => {
  const application = await compose();
  const first = choose(application);
  application.purchases.write(ordered(first));
  const other = choose(application, 'mydu');
  expect(other.key).not.toBe(first.key);
  expect(other.ghost).toEqual(ghost);
  expect(other).not.toHaveProperty('orderId');
  expect(other).not.toHaveProperty('sentWith');
});

it('BU-06 the same plan once it is paid is another purchase, of nobody yet', async () => {
  const application = await compose();
  const first = choose(application);
  application.purchases.write({ ...ordered(first), isPaymentDone: true });
  const second = choose(application);
  expect(second.key).not.toBe(first.key);
  expect(second).not.toHaveProperty('orderId');
  expect(second).not.toHaveProperty('ghost');
});

it('CF-01 a paid purchase is there to be thanked for, and none to be paid', async () => {
  const application = await compose();
  const paid = { ...ordered(choose(application)), isPaymentDone: true };
  application.purchases.write(paid);
  const current = application.get(CurrentPurchase);
  expect(current.value).toEqual(paid);
  expect(current.unpaid).toBeUndefined();
});

it('CF-01 another tab tells of what it chose, until nobody listens', async () => {
  const application = await compose();
  const chosen = choose(application);
  const current = application.get(CurrentPurchase);
  const heard: unknown[] = [];
  const stop = current.onChange(() => heard.push(current.value));
  application.purchases.changeElsewhere(undefined);
  application.purchases.changeElsewhere(chosen);
  stop();
  application.purchases.changeElsewhere(undefined);
  expect(heard).toEqual([undefined, chosen]);
});

it('CF-01 cancelling ends a purchase that nothing was made of', async () => {
  const application = await compose();
  choose(application);
  application.get(CancelPurchase).execute();
  expect(application.purchases.read()).toBeUndefined();
  application.get(CancelPurchase).execute();
});

it('CF-01 cancelling keeps an order in mind that may still be paid; choosing the plan again goes on with it', async () => {
  const application = await compose();
  const first = choose(application);
  application.purchases.write(ordered(first));
  application.get(CancelPurchase).execute();
  expect(application.get(CurrentPurchase).value).toBeUndefined();
  expect(application.get(CurrentPurchase).unpaid).toBeUndefined();
  expect(choose(application)).toMatchObject({ key: first.key, orderId: 'order-1' });
  expect(application.get(CurrentPurchase).unpaid).toBeDefined();
});

it('CF-01 what was paid can’t be cancelled', async () => {
  const application = await compose();
  const paid = { ...ordered(choose(application)), isPaymentDone: true };
  application.purchases.write(paid);
  application.get(CancelPurchase).execute();
  expect(application.get(CurrentPurchase).value).toEqual(paid);
});

it('BU-06 a referral is kept only when the link names both ref and siteid', async () => {
  const application = await compose();
  const keep = application.get(KeepReferral);
  keep.execute('?ref=ada');
  expect(application.referrals.current()).toBeUndefined();
  keep.execute('?ref=ada&siteid=42');
  keep.execute('?siteid=43');
  expect(application.referrals.current()).toEqual({ ref: 'ada', siteId: '42' });
});
