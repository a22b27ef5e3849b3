import type { Plan } from '#domain/commerce/Plan';
import { isSameOffer, selectPlan } from '#domain/commerce/selectPlan';

const plan: Plan = {
  kind: 'mydu',
  productId: 'product-1',
  pricingId: 'pricing-1',
  paymentProviderId: 'provider-1',
  type: 'mydu',
  name: 'MyDU access',
  description: '',
  months: 0,
  freeMonths: 0,
  price: { cents: 9999, currency: 'EUR' },
  discount: 0.25,
  total: { cents: 7499, currency: 'EUR' },
  inStore: { price: { cents: 8999, currency: 'EUR' }, total: { cents: 6749, currency: 'EUR' } },
  isBestValue: false,
};

const selection = selectPlan(plan, 'campaign-1');

it('BU-06 creates a selection with an empty email and the referral code, if any', () => {
  expect(selection).toMatchObject({ campaignId: 'campaign-1', email: '' });
  expect(selection.inStore).toEqual(plan.inStore);
  expect(selection).not.toHaveProperty('referralCode');
  expect(selectPlan(plan, 'campaign-1', 'Ada-Verne').referralCode).toBe('Ada-Verne');
});

it('CK-03 an offer without a store price differs from an offer with a store price', () => {
  const { inStore: _inStore, ...unpriced } = selection;
  expect(isSameOffer(selection, unpriced)).toBe(false);
  expect(isSameOffer(unpriced, unpriced)).toBe(true);
});

it('CK-01 offers with the same price are equal, regardless of buyer and name', () => {
  expect(
    isSameOffer(selection, { ...selection, email: 'a@b.test', referralCode: 'Ada', planName: 'myDU' }),
  ).toBe(true);
});

it.each([
  { kind: 'one-month' as const },
  { campaignId: 'campaign-2' },
  { productId: 'product-2' },
  { pricingId: 'pricing-2' },
  { discount: 0.2 },
  { total: { cents: 7500, currency: 'EUR' as const } },
  { total: { cents: 7499, currency: 'USD' as const } },
  { inStore: { price: plan.price, total: { cents: 7500, currency: 'EUR' as const } } },
])('CK-01 an offer with a different %j is not equal', (more) => {
  expect(isSameOffer(selection, { ...selection, ...more })).toBe(false);
});
