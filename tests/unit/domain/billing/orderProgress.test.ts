import { orderProgress } from '#domain/billing/orderProgress';
import type { PlacedOrder } from '#domain/billing/PlacedOrder';
import type { OrderDeclaration } from '#domain/declarations/Declaration';

const day = (text: string): Date => new Date(`${text}T12:00:00Z`);
const order: PlacedOrder = {
  id: 'order',
  status: 'paid',
  orderedAt: day('2026-11-01'),
  paidAt: day('2026-11-01'),
  amount: { cents: 2999, currency: 'EUR' },
  lines: [],
};
const now = day('2026-11-10');
const withdrawal = (receivedAt: string): OrderDeclaration => ({
  kind: 'withdrawal',
  receivedAt: day(receivedAt),
});
const kindsOf = (placed: PlacedOrder) => orderProgress(placed, now).map(({ kind }) => kind);

it('WD-01 a paid order shows until when the buyer can withdraw', () => {
  expect(orderProgress(order, now)).toEqual([
    { kind: 'right', right: { kind: 'open', until: day('2026-11-15') } },
  ]);
});

it('WD-01 a withdrawal in time is refunded within 14 days of its arrival', () => {
  const declaration = withdrawal('2026-11-09');
  expect(orderProgress({ ...order, declarations: [declaration] }, now)).toEqual([
    { kind: 'declared', declaration },
    { kind: 'refund-due', at: day('2026-11-23') },
  ]);
});

it('WD-01 a withdrawal after the right has ended is left to the staff', () => {
  expect(kindsOf({ ...order, declarations: [withdrawal('2026-11-16')] })).toEqual(['declared', 'late']);
});

it('WD-01 a second withdrawal does not promise a second refund', () => {
  const declarations = [withdrawal('2026-11-02'), withdrawal('2026-11-16')];
  expect(kindsOf({ ...order, declarations })).toEqual(['declared', 'refund-due', 'declared']);
});

it('WD-01 a refunded order shows the refund, and no longer when it is due', () => {
  const refunded: PlacedOrder = {
    ...order,
    status: 'refunded',
    refundedAt: day('2026-11-05'),
    cardLastFour: '1111',
    declarations: [withdrawal('2026-11-02')],
  };
  expect(kindsOf(refunded)).toEqual(['declared', 'refunded']);
  expect(orderProgress(refunded, now).at(-1)).toEqual({
    kind: 'refunded',
    refund: { amount: order.amount, refundedAt: day('2026-11-05'), cardLastFour: '1111' },
  });
});

it('WD-02 a cancellation shows when the contract ends, once it is known', () => {
  const cancellation = { kind: 'cancellation', receivedAt: now } as const;
  const known = { ...cancellation, effectiveAt: day('2026-12-01') };
  expect(kindsOf({ ...order, declarations: [cancellation] })).toEqual(['right', 'declared']);
  expect(orderProgress({ ...order, declarations: [known] }, now).at(-1)).toEqual({
    kind: 'ends',
    at: known.effectiveAt,
  });
});
