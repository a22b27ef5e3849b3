import { isSettled, orderStatusNumber, orderStatusOf } from '#domain/commerce/PurchaseOrder';

it('D-19 maps the server’s numbers to order statuses', () => {
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

it('D-19 every order status except “started” is final', () => {
  expect(isSettled('started')).toBe(false);
  expect(isSettled('paid')).toBe(true);
  expect(isSettled('rejected')).toBe(true);
});

it('D-19 maps order statuses to the server’s numbers', () => {
  expect([orderStatusNumber('started'), orderStatusNumber('paid'), orderStatusNumber('failed')]).toEqual([
    0, 2, 5,
  ]);
});
