import { eventValue } from '#domain/analytics/CommerceEvent';
import { parseExperiment } from '#domain/analytics/Experiment';
import { purchaseEvents } from '#domain/analytics/purchaseEvents';
import type { Currency } from '#domain/commerce/Money';

const orderOf = (cents: number, currency: Currency = 'EUR', fees = 0) => ({
  id: 'order-1',
  status: 'paid' as const,
  lines: [{ productId: 'product-3', name: '3 months of game time', quantity: 1 }],
  price: { cents, currency },
  shippingFees: { cents: fees, currency },
});

it.each([
  [2499, true],
  [2999, true],
  [3499, true],
  [4299, true],
  [4499, true],
  [2498, false],
  [2500, false],
  [999, false],
  [4999, false],
])('TY-02 an order of %d cents counts as a conversion: %s', (cents, converts) => {
  const kinds = purchaseEvents(orderOf(cents)).map(({ kind }) => kind);
  expect(kinds).toEqual(converts ? ['purchase', 'conversion'] : ['purchase']);
});

it('TY-02 a conversion price counts in any currency', () => {
  expect(purchaseEvents(orderOf(2999, 'AUD'))).toHaveLength(2);
});

it('TY-02 revenue is the price plus shipping fees, in major units', () => {
  const [purchase] = purchaseEvents(orderOf(2999, 'CAD', 501));
  expect(purchase).toEqual({
    kind: 'purchase',
    orderId: 'order-1',
    currency: 'CAD',
    price: 29.99,
    shippingFees: 5.01,
    items: [{ id: 'product-3', name: '3 months of game time', quantity: 1, price: 29.99 }],
  });
  expect(purchase && eventValue(purchase)).toBe(35);
});

it.each([
  [
    { lp: 'spring', experiment: 'buy-page', variant: 'b' },
    { experiment: 'buy-page', variant: 'b' },
  ],
  [
    { lp: 'spring', experiment: 'GTM-1.2~x', variant: '0' },
    { experiment: 'GTM-1.2~x', variant: '0' },
  ],
  [{ lp: 'spring', experiment: 'buy page', variant: 'b' }, undefined],
  [{ lp: 'spring', experiment: 'a@b.test', variant: 'b' }, undefined],
  [{ lp: 'spring', experiment: 'e', variant: 'v'.repeat(65) }, undefined],
  [{ lp: 'spring', experiment: 'e' }, undefined],
  [{}, undefined],
])('SH-18 parses the path parameters %j as the experiment %j', (params, experiment) => {
  expect(parseExperiment(params as Record<string, string>)).toEqual(experiment);
});
