import { applyDiscount, isSameAmount, add, type Money } from './Money';
import { parsePlanKind } from './offers';
import type { Cost } from './Plan';
import { isSentToStore, type Purchase } from './Purchase';
import type { PurchaseOrder } from './PurchaseOrder';
import type { PlanSelection } from './PlanSelection';

/** The fields of a selection that the server's order can change. */
export type OrderedOffer = Pick<PlanSelection, 'kind' | 'planName' | 'total'>;

/** Total that the buyer pays, including shipping. */
export const totalCharge = ({ price, shippingFees }: Pick<PurchaseOrder, 'price' | 'shippingFees'>): Money =>
  add(price, shippingFees);

/**
 * Compares an order with the offer that the buyer agreed to (CK-01).
 * @returns the ordered offer, if its plan or its price is different
 */
export const findOfferDifference = (
  agreed: PlanSelection,
  order: PurchaseOrder,
): OrderedOffer | undefined => {
  const total = totalCharge(order);
  const name = order.lines[0]?.name ?? agreed.planName;
  const kind = parsePlanKind(name) ?? agreed.kind;
  const isSamePlan = kind === agreed.kind;
  if (isSamePlan && isSameAmount(total, agreed.total)) return undefined;
  return { kind, planName: isSamePlan ? agreed.planName : name, total };
};

/**
 * Returns the paid order from the stored purchase, if it has not been reported to analytics yet. Store orders are
 * never reported (TY-02).
 */
export const uncountedOrderOf = (purchase: Purchase): PurchaseOrder | undefined => {
  const { progress, selection, isCounted } = purchase;
  if (progress.kind !== 'paid' || isCounted || isSentToStore(purchase)) return undefined;
  const { productId, planName, total } = selection;
  return {
    id: progress.orderId,
    status: 'paid',
    lines: [{ productId, name: planName, quantity: 1 }],
    price: total,
    shippingFees: { ...total, cents: 0 },
  };
};

/** Whether the total is exactly the price minus the discount. */
export const isDiscounted = ({ price, total }: Cost, discount: number): boolean =>
  discount > 0 && isSameAmount(applyDiscount(price, discount), total);
