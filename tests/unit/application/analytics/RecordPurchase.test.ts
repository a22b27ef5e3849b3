import { CountedOrders } from '../../../../src/application/analytics/CountedOrders';
import { RecordLeftPurchase } from '../../../../src/application/analytics/RecordLeftPurchase';
import { RecordPurchase } from '../../../../src/application/analytics/RecordPurchase';
import { RecordVariant } from '../../../../src/application/analytics/RecordVariant';
import { Consent } from '../../../../src/application/consent/Consent';
import type { Purchase } from '../../../../src/domain/commerce/Purchase';
import { selectPlan } from '../../../../src/domain/commerce/selectPlan';
import { plans } from '../../support/buying';
import { composeUnconfigured, type Application } from '../../support/compose';
import { settled } from '../../support/settled';

const order = {
  id: 'order-1',
  status: 'paid' as const,
  lines: [{ productId: 'product-3', name: '3 months', quantity: 1 }],
  price: { cents: 2999, currency: 'EUR' as const },
  shippingFees: { cents: 0, currency: 'EUR' as const },
};

const paidPurchase = ({ clock }: Application): Purchase => ({
  key: 'key-1',
  selection: {
    ...selectPlan(plans['three-months'], 'campaign-founders'),
    productId: 'product-3',
    planName: '3 months',
    total: order.price,
  },
  startedAt: clock.now(),
  sentWith: { channel: 'widget', buyerId: 'player-1' },
  progress: { kind: 'paid', orderId: order.id, isShown: true },
});

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

it('TY-02 an order whose events were blocked is told of again on the next visit, and then no more', async () => {
  const { site, kinds } = visit();
  site.purchases.write(paidPurchase(site));
  site.analytics.leaves = Promise.resolve(false);
  site.get(RecordPurchase).execute(order);
  await settled();
  expect(site.purchases.read()).not.toHaveProperty('isCounted');

  site.analytics.leaves = Promise.resolve(true);
  site.get(RecordLeftPurchase).execute();
  site.get(RecordLeftPurchase).execute();
  await settled();
  expect(kinds()).toEqual(['purchase', 'conversion', 'purchase', 'conversion']);
  expect(site.analytics.commerceEvents[2]).toEqual(site.analytics.commerceEvents[0]);
  expect(site.purchases.read()?.isCounted).toBe(true);
  site.get(Consent).declineAll();
  site.get(Consent).agreeToAll();
  site.get(RecordLeftPurchase).execute();
  site.get(RecordPurchase).execute(order);
  await settled();
  expect(kinds()).toHaveLength(4);
});

it('TY-02 an order is counted when its events have left, and another tab waits for that', async () => {
  const { site, kinds } = visit();
  let leave = (_hasLeft: boolean): void => undefined;
  site.analytics.leaves = new Promise((done) => (leave = done));
  site.get(RecordPurchase).execute(order);
  site.get(RecordPurchase).execute(order);
  await settled();
  expect([kinds(), site.get(CountedOrders).has(order.id)]).toEqual([['purchase', 'conversion'], false]);
  leave(true);
  await settled();
  expect([kinds(), site.get(CountedOrders).has(order.id)]).toEqual([['purchase', 'conversion'], true]);
});

it.each<[string, Partial<Purchase>]>([
  ['of the store', { sentWith: { channel: 'store', language: 'en' } }],
  ['that is not confirmed', { progress: { kind: 'reported-paid', orderId: order.id } }],
  ['that was counted', { isCounted: true }],
])('TY-02 a purchase %s is not told of on the next visit', async (_case, more) => {
  const { site, kinds } = visit();
  site.purchases.write({ ...paidPurchase(site), ...more });
  site.get(RecordLeftPurchase).execute()();
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
