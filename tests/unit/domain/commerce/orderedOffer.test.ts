import { totalCharge, findOfferDifference, isDiscounted } from '#domain/commerce/orderedOffer';
import type { PurchaseOrder } from '#domain/commerce/PurchaseOrder';
import { selectPlan } from '#domain/commerce/selectPlan';
import { plans } from '../../support/spyOnCheckouts';

const agreed = selectPlan(plans['three-months'], 'campaign-founders');

const orderOf = (more: Partial<PurchaseOrder> = {}): PurchaseOrder => ({
  id: 'order-1',
  status: 'started',
  lines: [{ productId: 'founders-3', name: '3 months of game time', quantity: 1 }],
  price: { cents: 2499, currency: 'USD' },
  shippingFees: { cents: 0, currency: 'USD' },
  ...more,
});

const line = (name: string) => ({ lines: [{ productId: 'founders-3', name, quantity: 1 }] });

it('CK-01 compares the order’s price including shipping fees', () => {
  const order = orderOf({ shippingFees: { cents: 250, currency: 'USD' } });
  expect(totalCharge(order)).toEqual({ cents: 2749, currency: 'USD' });
  expect(findOfferDifference(agreed, order)).toEqual({
    kind: 'three-months',
    planName: '3 months of game time',
    total: { cents: 2749, currency: 'USD' },
  });
});

it.each<[string, Partial<PurchaseOrder>]>([
  ['with the agreed price and plan', {}],
  ['whose product name contains no plan', line('Game time')],
  ['without order lines', { lines: [] }],
])('CK-01 an order %s matches the agreed offer', (_case, more) => {
  expect(findOfferDifference(agreed, orderOf(more))).toBeUndefined();
});

it.each([
  ['more expensive', 2999, 'USD'],
  ['cheaper', 1999, 'USD'],
  ['in another currency', 2499, 'EUR'],
] as const)('CK-01 an order that is %s differs from the agreed offer', (_case, cents, currency) => {
  const order = orderOf({ price: { cents, currency }, shippingFees: { cents: 0, currency } });
  expect(findOfferDifference(agreed, order)).toEqual({
    kind: 'three-months',
    planName: '3 months of game time',
    total: { cents, currency },
  });
});

it('CK-01 an order for another plan at the same price differs from the agreed offer', () => {
  expect(findOfferDifference(agreed, orderOf(line('1 month of game time')))).toEqual({
    kind: 'one-month',
    planName: '1 month of game time',
    total: agreed.total,
  });
});

it('BU-08 a discount applies only if the total equals the discounted price', () => {
  const mydu = selectPlan(plans.mydu, 'campaign-founders');
  expect(isDiscounted(mydu, 0.25)).toBe(true);
  expect(isDiscounted({ ...mydu, total: { cents: 7500, currency: 'USD' } }, 0.25)).toBe(false);
  expect(isDiscounted(agreed, 0)).toBe(false);
});
