import { CountedOrders } from '#application/analytics/CountedOrders';
import { RecordUncountedPurchase } from '#application/analytics/RecordUncountedPurchase';
import { RecordPurchase } from '#application/analytics/RecordPurchase';
import { RecordVariant } from '#application/analytics/RecordVariant';
import { Consent } from '#application/consent/Consent';
import type { Purchase } from '#domain/commerce/Purchase';
import { selectPlan } from '#domain/commerce/selectPlan';
import { plans } from '../../support/spyOnCheckouts';
import { composeUnconfigured, type Application } from '../../support/compose';
import { flushPromises } from '../../support/flushPromises';

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

const setUp = (agreed = true) => {
  const site = composeUnconfigured();
  if (agreed) site.get(Consent).agreeToAll();
  return { site, kinds: () => site.analytics.commerceEvents.map(({ kind }) => kind) };
};

it('TY-02 reports an order once across reloads and tabs', async () => {
  const { site, kinds } = setUp();
  site.get(RecordPurchase).execute(order);
  site.get(RecordPurchase).execute(order);
  await flushPromises();
  site.get(RecordPurchase).execute(order);
  await flushPromises();
  expect(kinds()).toEqual(['purchase', 'conversion']);
  site.get(RecordPurchase).execute({ ...order, id: 'order-2' });
  await flushPromises();
  expect(kinds()).toHaveLength(4);
});

it('TY-02 CC-06 does not report an order until the visitor agrees', async () => {
  const { site, kinds } = setUp(false);
  site.get(RecordPurchase).execute(order);
  await flushPromises();
  expect(kinds()).toEqual([]);
  site.get(Consent).agreeToAll();
  await flushPromises();
  site.get(Consent).declineAll();
  site.get(Consent).agreeToAll();
  await flushPromises();
  expect(kinds()).toEqual(['purchase', 'conversion']);
});

it('TY-02 CC-06 does not count a visitor who leaves or immediately withdraws consent', async () => {
  const { site, kinds } = setUp(false);
  const stop = site.get(RecordPurchase).execute(order);
  stop();
  site.get(Consent).agreeToAll();
  await flushPromises();
  site.get(RecordPurchase).execute(order);
  site.get(Consent).declineAll();
  await flushPromises();
  expect(kinds()).toEqual([]);
});

it('TY-02 reports an order again on the next visit if its events were blocked', async () => {
  const { site, kinds } = setUp();
  site.purchases.write(paidPurchase(site));
  site.analytics.sendResult = Promise.resolve(false);
  site.get(RecordPurchase).execute(order);
  await flushPromises();
  expect(site.purchases.read()).not.toHaveProperty('isCounted');

  site.analytics.sendResult = Promise.resolve(true);
  site.get(RecordUncountedPurchase).execute();
  site.get(RecordUncountedPurchase).execute();
  await flushPromises();
  expect(kinds()).toEqual(['purchase', 'conversion', 'purchase', 'conversion']);
  expect(site.analytics.commerceEvents[2]).toEqual(site.analytics.commerceEvents[0]);
  expect(site.purchases.read()?.isCounted).toBe(true);
  site.get(Consent).declineAll();
  site.get(Consent).agreeToAll();
  site.get(RecordUncountedPurchase).execute();
  site.get(RecordPurchase).execute(order);
  await flushPromises();
  expect(kinds()).toHaveLength(4);
});

it('TY-02 counts an order once its events are sent, while other tabs wait', async () => {
  const { site, kinds } = setUp();
  let leave = (_hasLeft: boolean): void => undefined;
  site.analytics.sendResult = new Promise((done) => (leave = done));
  site.get(RecordPurchase).execute(order);
  site.get(RecordPurchase).execute(order);
  await flushPromises();
  expect([kinds(), site.get(CountedOrders).has(order.id)]).toEqual([['purchase', 'conversion'], false]);
  leave(true);
  await flushPromises();
  expect([kinds(), site.get(CountedOrders).has(order.id)]).toEqual([['purchase', 'conversion'], true]);
});

it.each<[string, Partial<Purchase>]>([
  ['made in the store', { sentWith: { channel: 'store', language: 'en' } }],
  ['that is unconfirmed', { progress: { kind: 'reported-paid', orderId: order.id } }],
  ['that was already counted', { isCounted: true }],
])('TY-02 the next visit does not report a purchase %s', async (_case, more) => {
  const { site, kinds } = setUp();
  site.purchases.write({ ...paidPurchase(site), ...more });
  site.get(RecordUncountedPurchase).execute()();
  await flushPromises();
  expect(kinds()).toEqual([]);
});

it('SH-18 CC-06 records a landing page’s variant once the visitor agrees to performance', () => {
  const { site } = setUp(false);
  const variant = { experiment: 'buy-page', variant: 'b' };
  site.get(RecordVariant).execute(variant);
  expect(site.analytics.experiments).toEqual([]);
  site.get(Consent).agreeToAll();
  site.get(Consent).agreeToAll();
  expect(site.analytics.experiments).toEqual([variant]);
});
