import type { PurchaseOrder } from '../commerce/PurchaseOrder';
import type { CommerceEvent } from './CommerceEvent';

/** Cents, in any currency: orders with these prices also count as a conversion (TY-02). */
const conversionPrices: readonly number[] = [2499, 2999, 3499, 4299, 4499];

export const purchaseEvents = ({
  id,
  lines,
  price,
  shippingFees,
}: PurchaseOrder): readonly CommerceEvent[] => {
  const order = {
    orderId: id,
    currency: price.currency,
    price: price.cents / 100,
    shippingFees: shippingFees.cents / 100,
    items: lines.map(({ productId, name, quantity }) => ({
      id: productId,
      name,
      quantity,
      price: price.cents / 100,
    })),
  };
  return [
    { kind: 'purchase', ...order },
    ...(conversionPrices.includes(price.cents) ? [{ kind: 'conversion' as const, ...order }] : []),
  ];
};
