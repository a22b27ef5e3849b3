import type { OrderedOffer } from './orderedOffer';
import { isSameOffer } from './selectPlan';
import type { PlanSelection } from './PlanSelection';
import {
  isPaidOrReported,
  isRejected,
  isOutcomeShown,
  isPaidOrder,
  isUnpaid,
  orderIdOf,
  type PurchaseAgreement,
  type Buyer,
  type GhostBuyer,
  type Purchase,
  type PurchaseProgress,
  type RequestFingerprint,
} from './Purchase';

/**
 * Pure state transitions; an illegal one returns the same purchase.
 * - `chosen` → `ordered` → `reported-paid` → `paid`
 * - `ordered` → `cancelled` → `reported-paid` or `paid`
 * - `rejected` follows any state with an order, except `paid`
 */

export interface NewOrder {
  readonly id: string;
  readonly isPaid: boolean;
  readonly buyer: Buyer;
  readonly referralCode?: string;
  /** Set if the order differs from the selection. */
  readonly difference?: OrderedOffer;
}

/** Reuses the key and the order for the same offer, so that only one order exists. Otherwise, keeps only the buyer. */
export const begin = (
  held: Purchase | undefined,
  selection: PlanSelection,
  startedAt: Date,
  freshKey: string,
): Purchase => {
  const chosen: Purchase = { key: freshKey, selection, startedAt, progress: { kind: 'chosen' } };
  if (!held || isPaidOrReported(held)) return chosen;
  const { ghost, key, sentWith } = held;
  const begun = { ...chosen, ...(ghost && { ghost }) };
  if (isRejected(held) || !isSameOffer(held.selection, selection)) return begun;
  const orderId = orderIdOf(held);
  return {
    ...begun,
    key,
    ...(sentWith && { sentWith }),
    ...(orderId !== undefined && { progress: { kind: 'ordered', orderId } }),
  };
};

/** Records the data of a request. If it differs from the last request, the purchase gets a new key and no order. */
export const recordRequest = (
  purchase: Purchase,
  sentWith: RequestFingerprint,
  freshKey: string,
): Purchase => {
  if (!isUnpaid(purchase)) return purchase;
  const isOther = purchase.sentWith !== undefined && !isSameRequest(purchase.sentWith, sentWith);
  return { ...(isOther ? renewKey(purchase, freshKey) : purchase), sentWith };
};

/** Assigns a new key, so that the next request creates a new order. */
export const renewKey = (purchase: Purchase, freshKey: string): Purchase =>
  isUnpaid(purchase) ? withFreshKey(purchase, freshKey) : purchase;

/** Starts over after an order that did not succeed, even if it was reported as paid. */
export const restart = (purchase: Purchase, freshKey: string): Purchase =>
  isUnpaid(purchase) || purchase.progress.kind === 'reported-paid'
    ? withFreshKey(purchase, freshKey)
    : purchase;

export const assignGhost = (purchase: Purchase, ghost: GhostBuyer): Purchase =>
  isUnpaid(purchase) ? withGhost(purchase, ghost) : purchase;

/** Removes the code from the next request, which creates another order (CF-02). */
export const removeReferralCode = (purchase: Purchase): Purchase => {
  const { referralCode, ...selection } = purchase.selection;
  return referralCode !== undefined && isUnpaid(purchase) ? { ...purchase, selection } : purchase;
};

/** Updates the ghost's token in any state, because the site may still have to track the order. */
export const updateGhost = (purchase: Purchase, ghost: GhostBuyer): Purchase =>
  purchase.ghost?.id === ghost.id && purchase.ghost.token !== ghost.token ? { ...purchase, ghost } : purchase;

/** Starts a payment attempt after the buyer has agreed. */
export const beginAttempt = (purchase: Purchase, agreed: readonly PurchaseAgreement[]): Purchase =>
  isUnpaid(purchase) ? { ...purchase, lastTry: { agreed, isTroubled: false } } : purchase;

export const markAttemptFailed = (purchase: Purchase, orderId: string): Purchase =>
  purchase.progress.kind === 'ordered' && purchase.progress.orderId === orderId
    ? { ...purchase, lastTry: { agreed: purchase.lastTry?.agreed ?? [], isTroubled: true } }
    : purchase;

/** Records an order and its referral code, because the code must not change while the key is the same. */
export const recordOrder = (
  purchase: Purchase,
  { id, isPaid, buyer, referralCode, difference }: NewOrder,
): Purchase => {
  if (!isUnpaid(purchase)) return purchase;
  const tried = difference ? withoutAttempt(purchase) : purchase;
  const owned = buyer.kind === 'ghost' ? withGhost(tried, buyer) : withoutGhost(tried);
  const selection = {
    ...owned.selection,
    ...difference,
    ...(referralCode !== undefined && { referralCode }),
  };
  return withProgress({ ...owned, selection }, { kind: isPaid ? 'reported-paid' : 'ordered', orderId: id });
};

export const reportPaid = (purchase: Purchase): Purchase => {
  const { progress } = purchase;
  return progress.kind === 'ordered' || progress.kind === 'cancelled'
    ? withProgress(purchase, { kind: 'reported-paid', orderId: progress.orderId })
    : purchase;
};

export const confirmPaid = (purchase: Purchase, orderId: string): Purchase =>
  orderIdOf(purchase) === orderId && !isEnded(purchase)
    ? withProgress(purchase, { kind: 'paid', orderId, isShown: false })
    : purchase;

export const markRejected = (purchase: Purchase, orderId: string): Purchase =>
  orderIdOf(purchase) === orderId && !isEnded(purchase)
    ? withProgress(purchase, { kind: 'rejected', orderId, isShown: false })
    : purchase;

/** Removes the ghost, because the order now belongs to the player. */
export const confirmPaidInStore = (purchase: Purchase, orderId: string): Purchase =>
  purchase.sentWith?.channel === 'store' && !isEnded(purchase)
    ? withProgress(withoutGhost(purchase), { kind: 'paid', orderId, isShown: false })
    : purchase;

/** @returns undefined if the purchase has no order and need not be stored */
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

export const markShown = (purchase: Purchase): Purchase =>
  isEnded(purchase) && !isOutcomeShown(purchase)
    ? withProgress(purchase, { ...purchase.progress, isShown: true })
    : purchase;

type EndedProgress = Extract<PurchaseProgress, { readonly isShown: boolean }>;

const isEnded = (purchase: Purchase): purchase is Purchase & { readonly progress: EndedProgress } =>
  'isShown' in purchase.progress;

export const markCounted = (purchase: Purchase, orderId: string): Purchase =>
  isPaidOrder(purchase, orderId) && !purchase.isCounted ? { ...purchase, isCounted: true } : purchase;

const withProgress = (purchase: Purchase, progress: PurchaseProgress): Purchase => ({
  ...purchase,
  progress,
});

const withFreshKey = ({ sentWith: _sentWith, ...purchase }: Purchase, key: string): Purchase =>
  withProgress({ ...purchase, key }, { kind: 'chosen' });

const withGhost = (purchase: Purchase, { id, email, token }: GhostBuyer): Purchase => ({
  ...purchase,
  selection: { ...purchase.selection, email },
  ghost: { id, email, token },
});

/** Removes the last payment attempt, because the buyer agreed to a different price or plan. */
const withoutAttempt = ({ lastTry: _lastTry, ...purchase }: Purchase): Purchase => purchase;

const withoutGhost = ({ ghost: _ghost, ...purchase }: Purchase): Purchase => purchase;

const isSameRequest = (one: RequestFingerprint, other: RequestFingerprint): boolean => {
  if (one.channel === 'store') return other.channel === 'store' && one.language === other.language;
  return (
    other.channel === 'widget' && one.buyerId === other.buyerId && one.referralCode === other.referralCode
  );
};
