import { majorUnitsOf } from '../commerce/Money';
import type { PurchaseOrder } from '../commerce/PurchaseOrder';
import type { CommerceEvent, CommerceItem } from './CommerceEvent';

/** Prices in cents, in any currency. Orders with these prices also count as a conversion (TY-02). */
const conversionPrices: readonly number[] = [2499, 2999, 3499, 4299, 4499];

export const itemsOf = ({ lines, price }: PurchaseOrder): readonly CommerceItem[] =>
  lines.map(({ productId, name, quantity }) => ({
    id: productId,
    name,
    quantity,
    price: majorUnitsOf(price),
  }));

export const purchaseEvents = (order: PurchaseOrder): readonly CommerceEvent[] => {
  const { id, price, shippingFees } = order;
  const counted = {
    orderId: id,
    currency: price.currency,
    price: majorUnitsOf(price),
    shippingFees: majorUnitsOf(shippingFees),
    items: itemsOf(order),
  };
  return [
    { kind: 'purchase', ...counted },
    ...(conversionPrices.includes(price.cents) ? [{ kind: 'conversion' as const, ...counted }] : []),
  ];
};
