import { paidOrders, type Order } from '#domain/billing/Order';

const order = (status: number): Order => ({
  id: `order-${status}`,
  status,
  basket: [],
  price: 29.99,
  shippingFees: 0,
  currency: 'EUR',
});

it('SE-15 returns only orders with status 2', () => {
  expect(paidOrders([0, 1, 2, 3, 4, 5, -2].map(order))).toEqual([order(2)]);
});

it('SE-15 returns no orders for an empty list', () => {
  expect(paidOrders([])).toEqual([]);
});
