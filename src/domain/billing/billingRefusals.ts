import { storeOrderRefusals } from '../commerce/orderRefusals';
import { hasReceipt, type Payment } from './PlacedOrder';

export const receiptRefusals = {
  /** The order does not exist, or it belongs to another player. */
  'unknown-order': storeOrderRefusals['unknown-order'],
  /** Nothing was paid for the order. */
  'unpaid-order': { status: 409, code: 313 },
} as const;

/** Returns why a player has no receipt for an order; undefined stands for an order that is not the player's. */
export const receiptRefusal = (
  order: Pick<Payment, 'status'> | undefined,
): keyof typeof receiptRefusals | undefined => {
  if (!order) return 'unknown-order';
  return hasReceipt(order) ? undefined : 'unpaid-order';
};

export const cancellationRefusals = {
  /** The subscription was canceled elsewhere, or it has ended. */
  'not-active': { status: 409, code: 311 },
} as const;

export const renewalRefusals = {
  /** The subscription was renewed elsewhere, has ended, or has a plan that does not renew automatically. */
  'not-renewable': { status: 409, code: 312 },
} as const;

export const unpaidOrderRefusals = {
  'unknown-order': storeOrderRefusals['unknown-order'],
  /** The order was paid or dropped elsewhere, or its payment is on the way. */
  'order-ended': { status: 409, code: 314 },
} as const;

/** Returns why a player can neither pay nor drop an order; undefined stands for an order that is not the player's. */
export const unpaidOrderRefusal = (
  order: { readonly isPayable: boolean } | undefined,
): keyof typeof unpaidOrderRefusals | undefined => {
  if (!order) return 'unknown-order';
  return order.isPayable ? undefined : 'order-ended';
};
