import type { PlacedOrder } from '#domain/billing/PlacedOrder';
import { onlyWithdrawableOrder, orderCheck } from '#domain/declarations/orderCheck';

const now = new Date('2026-11-10T12:00:00Z');
const order = (number: string, more: Partial<PlacedOrder> = {}): PlacedOrder => ({
  id: `${number}-0000-4000-8000-000000000000`,
  status: 'paid',
  orderedAt: new Date('2026-11-09T12:00:00Z'),
  paidAt: new Date('2026-11-09T12:00:00Z'),
  amount: { cents: 2999, currency: 'EUR' },
  lines: [],
  ...more,
});
const receivedAt = new Date('2026-11-09T13:00:00Z');
const withdrawn = order('22222222', { declarations: [{ kind: 'withdrawal', receivedAt }] });
const orders = [
  order('11111111'),
  withdrawn,
  order('33333333', { status: 'refunded' }),
  order('44444444', { status: 'cancelled' }),
];

it.each([
  ['3F2A-91B', undefined],
  ['3F2A-91BC', { kind: 'unknown' }],
  ['3333 3333', { kind: 'refunded' }],
  ['4444-4444', { kind: 'unpaid' }],
  ['2222-2222', { kind: 'withdrawn', at: receivedAt }],
  ['11111111', { kind: 'found', order: orders[0], right: { kind: 'open' } }],
])('WD-01 the order number %s of a player is checked as %j', (typed, expected) => {
  const check = orderCheck(orders, typed, now);
  if (expected) expect(check).toMatchObject(expected);
  else expect(check).toBeUndefined();
});

it('WD-01 suggests an order only if there is a single one to withdraw from', () => {
  expect(onlyWithdrawableOrder(orders, now)).toBe(orders[0]);
  expect(onlyWithdrawableOrder([...orders, order('55555555')], now)).toBeUndefined();
  expect(onlyWithdrawableOrder([withdrawn], now)).toBeUndefined();
});
