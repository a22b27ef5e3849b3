import { moneyOf } from '../../../domain/commerce/Money';
import { orderStatusOf, type OrderStatus, type PurchaseOrder } from '../../../domain/commerce/PurchaseOrder';
import type { Accepted } from '../shared/rules';
import type { order } from './calls';

type OrderAnswer = Accepted<typeof order>;

/** The answer's rule accepts only numbers that have a status. */
export const statusFrom = (number: OrderAnswer['status']): OrderStatus => orderStatusOf(number) ?? 'started';

export const orderFrom = ({
  id,
  status,
  basket,
  price,
  shippingFees,
  currency,
}: OrderAnswer): PurchaseOrder => ({
  id,
  status: statusFrom(status),
  lines: basket.map(({ productId, name, quantity }) => ({ productId, name, quantity })),
  price: moneyOf(price, currency),
  shippingFees: moneyOf(shippingFees, currency),
});
