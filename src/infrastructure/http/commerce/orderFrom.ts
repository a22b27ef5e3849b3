import type { RuleValue } from '#application/shared/rules';
import { moneyOf } from '#domain/commerce/Money';
import {
  orderRejections,
  orderStatusOf,
  type OrderStatus,
  type PurchaseOrder,
} from '#domain/commerce/PurchaseOrder';
import type { order } from './calls';

type OrderAnswer = RuleValue<typeof order>;

/** The fallback is unreachable, because validation accepts only the numbers of existing statuses. */
export const statusFrom = (number: OrderAnswer['status']): OrderStatus => orderStatusOf(number) ?? 'started';

export const orderFrom = ({
  id,
  status,
  basket,
  price,
  shippingFees,
  currency,
  rejection: named,
}: OrderAnswer): PurchaseOrder => {
  const rejection = orderRejections.find((known) => known === named);
  return {
    id,
    status: statusFrom(status),
    ...(rejection && { rejection }),
    lines: basket.map(({ productId, name, quantity }) => ({ productId, name, quantity })),
    price: moneyOf(price, currency),
    shippingFees: moneyOf(shippingFees, currency),
  };
};
