import { isSameOffer } from './selectPlan';
import type { Selection } from './Selection';
import {
  isUnpaid,
  orderIdOf,
  type Buyer,
  type GhostBuyer,
  type Purchase,
  type PurchaseProgress,
  type SentWith,
} from './Purchase';

/**
 * The transitions of a purchase. Each is pure, and returns the very same purchase where its state does not allow the
 * transition: a payment is never undone, and no order is exchanged for another.
 *
 * chosen → ordered → reported-paid → paid; ordered → cancelled → reported-paid or paid
 */

/** An order that the server made of a purchase. */
export interface MadeOrder {
  readonly id: string;
  readonly isPaid: boolean;
  readonly buyer: Buyer;
  readonly referralCode?: string;
}

/**
 * Begins a purchase. The offer that is held already, also after it was cancelled, goes on with its key and order, so
 * that it stays one order; another offer keeps the buyer only.
 */
export const begin = (
  held: Purchase | undefined,
  selection: Selection,
  startedAt: Date,
  freshKey: string,
): Purchase => {
  const chosen: Purchase = { key: freshKey, selection, startedAt, progress: { kind: 'chosen' } };
  if (!held || !(isUnpaid(held) || held.progress.kind === 'cancelled')) return chosen;
  const { ghost, key, sentWith } = held;
  const begun = { ...chosen, ...(ghost && { ghost }) };
  if (!isSameOffer(held.selection, selection)) return begun;
  const orderId = orderIdOf(held);
  return {
    ...begun,
    key,
    ...(sentWith && { sentWith }),
    ...(orderId !== undefined && { progress: { kind: 'ordered', orderId } }),
  };
};

/** It is sent to be ordered: under a fresh key, without its order, if it was sent with something else before. */
export const send = (purchase: Purchase, sentWith: SentWith, freshKey: string): Purchase => {
  if (!isUnpaid(purchase)) return purchase;
  const isOther = purchase.sentWith !== undefined && !isSameRequest(purchase.sentWith, sentWith);
  return { ...(isOther ? renewKey(purchase, freshKey) : purchase), sentWith };
};

/** Its order can't be paid any more, or the server knows its key of another purchase: the next order is a new one. */
export const renewKey = (purchase: Purchase, freshKey: string): Purchase =>
  isUnpaid(purchase) ? withFreshKey(purchase, freshKey) : purchase;

/** The server says that the order came to nothing, even if it was reported paid: the buyer tries again. */
export const restart = (purchase: Purchase, freshKey: string): Purchase =>
  isUnpaid(purchase) || purchase.progress.kind === 'reported-paid'
    ? withFreshKey(purchase, freshKey)
    : purchase;

/** The buyer was registered without an account. */
export const registerGhost = (purchase: Purchase, ghost: GhostBuyer): Purchase =>
  isUnpaid(purchase) ? ofGhost(purchase, ghost) : purchase;

/** The server made an order. Its code is kept, which belongs to the key. */
export const order = (purchase: Purchase, { id, isPaid, buyer, referralCode }: MadeOrder): Purchase => {
  if (!isUnpaid(purchase)) return purchase;
  const owned = buyer.kind === 'ghost' ? ofGhost(purchase, buyer) : ofPlayer(purchase);
  const selection = { ...owned.selection, ...(referralCode !== undefined && { referralCode }) };
  return withProgress({ ...owned, selection }, { kind: isPaid ? 'reported-paid' : 'ordered', orderId: id });
};

/** The order was reported paid, by the widget or a call. */
export const reportPaid = (purchase: Purchase): Purchase => {
  const { progress } = purchase;
  return progress.kind === 'ordered' || progress.kind === 'cancelled'
    ? withProgress(purchase, { kind: 'reported-paid', orderId: progress.orderId })
    : purchase;
};

/** The server confirmed the payment of this order. */
export const confirmPaid = (purchase: Purchase, orderId: string): Purchase =>
  orderIdOf(purchase) === orderId && purchase.progress.kind !== 'paid'
    ? withProgress(purchase, { kind: 'paid', orderId, isShown: false })
    : purchase;

/** The store confirmed the payment of an order of this purchase; it belongs to the player. */
export const confirmPaidInStore = (purchase: Purchase, orderId: string): Purchase =>
  purchase.sentWith?.channel === 'store' && purchase.progress.kind !== 'paid'
    ? withProgress(ofPlayer(purchase), { kind: 'paid', orderId, isShown: false })
    : purchase;

/** The buyer cancels. @returns nothing if no order was made, which is all that would be worth keeping */
export const cancel = (purchase: Purchase): Purchase | undefined => {
  switch (purchase.progress.kind) {
    case 'chosen':
      return undefined;
    case 'ordered':
      return withProgress(purchase, { kind: 'cancelled', orderId: purchase.progress.orderId });
    default:
      return purchase;
  }
};

/** The buyer has seen that it is paid. */
export const markShown = (purchase: Purchase): Purchase =>
  purchase.progress.kind === 'paid' && !purchase.progress.isShown
    ? withProgress(purchase, { ...purchase.progress, isShown: true })
    : purchase;

const withProgress = (purchase: Purchase, progress: PurchaseProgress): Purchase => ({
  ...purchase,
  progress,
});

const withFreshKey = ({ sentWith: _sentWith, ...purchase }: Purchase, key: string): Purchase =>
  withProgress({ ...purchase, key }, { kind: 'chosen' });

const ofGhost = (purchase: Purchase, { id, email, token }: GhostBuyer): Purchase => ({
  ...purchase,
  selection: { ...purchase.selection, email },
  ghost: { id, email, token },
});

const ofPlayer = ({ ghost: _ghost, ...purchase }: Purchase): Purchase => purchase;

const isSameRequest = (one: SentWith, other: SentWith): boolean => {
  if (one.channel === 'store') return other.channel === 'store' && one.language === other.language;
  return (
    other.channel === 'widget' && one.buyerId === other.buyerId && one.referralCode === other.referralCode
  );
};
