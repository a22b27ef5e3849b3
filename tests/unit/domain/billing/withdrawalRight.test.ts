import { withdrawalRightOf, type WithdrawableOrder } from '#domain/billing/withdrawalRight';

const paidAt = new Date('2026-11-01T12:00:00Z');
const periodEnd = new Date('2026-11-15T12:00:00Z');
const inTime = new Date('2026-11-15T11:59:59Z');
const paid: WithdrawableOrder = { status: 'paid', paidAt };

it('WD-01 the right to withdraw exists for 14 days after the payment', () => {
  expect(withdrawalRightOf(paid, inTime)).toEqual({ kind: 'open', until: periodEnd });
  expect(withdrawalRightOf(paid, periodEnd)).toEqual({ kind: 'ended', reason: 'period', at: periodEnd });
});

it('WD-01 the right to withdraw ends with the first connection, if that is earlier', () => {
  const connected = new Date('2026-11-03T08:00:00Z');
  const order = { ...paid, firstConnectionAt: connected };
  expect(withdrawalRightOf(order, inTime)).toEqual({ kind: 'ended', reason: 'connection', at: connected });
  expect(withdrawalRightOf({ ...paid, firstConnectionAt: periodEnd }, periodEnd)).toMatchObject({
    reason: 'period',
  });
});

it('WD-01 the store decides about an order that was paid there', () => {
  expect(withdrawalRightOf({ ...paid, provider: 'store' }, inTime)).toEqual({ kind: 'store' });
});

it.each<[string, Partial<WithdrawableOrder>]>([
  ['an unpaid order', { status: 'started' }],
  ['a refunded order', { status: 'refunded' }],
  ['the renewal of a subscription', { isRenewal: true }],
])('WD-01 there is no right to withdraw from %s', (_, more) => {
  expect(withdrawalRightOf({ ...paid, ...more }, inTime)).toBeUndefined();
});
