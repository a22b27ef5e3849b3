import { paidOrders, type Order } from '#domain/billing/Order';

const order = (status: number): Order => ({
  id: `order-${status}`,
  status,
  basket: [],
  price: 29.99,
  shippingFees: 0,
  currency: 'EUR',
});

it('SE-15 orders keep status 2 only', () => {
  expect(paidOrders([0, 1, 2, 3, 4, 5, -2].map(order))).toEqual([order(2)]);
});

it('SE-15 no orders stay no orders', () => {
  expect(paidOrders([])).toEqual([]);
});
