import { RecordPurchase } from '../../../../src/application/analytics/RecordPurchase';
import { RecordVariant } from '../../../../src/application/analytics/RecordVariant';
import { Consent } from '../../../../src/application/consent/Consent';
import { composeUnconfigured } from '../../support/compose';
import { settled } from '../../support/settled';

const order = {
  id: 'order-1',
  status: 'paid' as const,
  lines: [{ productId: 'product-3', name: '3 months', quantity: 1 }],
  price: { cents: 2999, currency: 'EUR' as const },
  shippingFees: { cents: 0, currency: 'EUR' as const },
};

const visit = (agreed = true) => {
  const site = composeUnconfigured();
  if (agreed) site.get(Consent).agreeToAll();
  return { site, kinds: () => site.analytics.commerceEvents.map(({ kind }) => kind) };
};

it('TY-02 an order is told of once, over reloads and tabs', async () => {
  const { site, kinds } = visit();
  site.get(RecordPurchase).execute(order);
  site.get(RecordPurchase).execute(order);
  await settled();
  site.get(RecordPurchase).execute(order);
  await settled();
  expect(kinds()).toEqual(['purchase', 'conversion']);
  site.get(RecordPurchase).execute({ ...order, id: 'order-2' });
  await settled();
  expect(kinds()).toHaveLength(4);
});

it('TY-02 CC-06 an order is told of when the visitor agrees, and not before', async () => {
  const { site, kinds } = visit(false);
  site.get(RecordPurchase).execute(order);
  await settled();
  expect(kinds()).toEqual([]);
  site.get(Consent).agreeToAll();
  await settled();
  site.get(Consent).declineAll();
  site.get(Consent).agreeToAll();
  await settled();
  expect(kinds()).toEqual(['purchase', 'conversion']);
});

it('TY-02 CC-06 a visitor who leaves the page or withdraws at once is not counted', async () => {
  const { site, kinds } = visit(false);
  const stop = site.get(RecordPurchase).execute(order);
  stop();
  site.get(Consent).agreeToAll();
  await settled();
  site.get(RecordPurchase).execute(order);
  site.get(Consent).declineAll();
  await settled();
  expect(kinds()).toEqual([]);
});

it('SH-18 CC-06 the variant of a landing page is recorded once performance is agreed to', () => {
  const { site } = visit(false);
  const variant = { experiment: 'buy-page', variant: 'b' };
  site.get(RecordVariant).execute(variant);
  expect(site.analytics.experiments).toEqual([]);
  site.get(Consent).agreeToAll();
  site.get(Consent).agreeToAll();
  expect(site.analytics.experiments).toEqual([variant]);
});
