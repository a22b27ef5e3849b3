import { isSettled, orderStatusNumber, orderStatusOf } from '#domain/commerce/PurchaseOrder';

it('D-19 maps the server’s numbers to statuses in order', () => {
  expect([0, 1, 2, 3, 4, 5].map(orderStatusOf)).toEqual([
    'started',
    'cancelled',
    'paid',
    'refunded',
    'rejected',
    'failed',
  ]);
  expect([-1, 6, 1.5].map(orderStatusOf)).toEqual([undefined, undefined, undefined]);
});

it('D-19 only an order that has just started may still change', () => {
  expect(isSettled({ status: 'started' })).toBe(false);
  expect(isSettled({ status: 'paid' })).toBe(true);
  expect(isSettled({ status: 'rejected' })).toBe(true);
});

it('D-19 each status has the server’s number', () => {
  expect([orderStatusNumber('started'), orderStatusNumber('paid'), orderStatusNumber('failed')]).toEqual([
    0, 2, 5,
  ]);
});
