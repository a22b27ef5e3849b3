import type { OrderedOffer } from './orderedOffer';
import { isSameOffer } from './selectPlan';
import type { PlanSelection } from './PlanSelection';
import {
  isOutcomeShown,
  isPaidOrReported,
  isRejected,
  isSentToStore,
  orderIdOf,
  type PurchaseAgreement,
  type Buyer,
  type GhostBuyer,
  type Purchase,
  type PurchaseProgress,
  type RequestFingerprint,
} from './Purchase';

/**
 * Changes a purchase. Returns the same object if the purchase does not allow the change, and undefined if it no longer
 * needs to be stored.
 *
 * @param createKey creates an idempotency key
 */
export type Transition = (purchase: Purchase, createKey: () => string) => Purchase | undefined;

/** `none`: no purchase is stored. */
export type PurchaseState = PurchaseProgress['kind'] | 'none';

interface StateChange {
  /** States in which the transition is allowed. */
  readonly from: readonly PurchaseState[];
  /** States that can follow. Empty if the transition only changes other data. */
  readonly to: readonly PurchaseState[];
}

const unpaid = ['chosen', 'ordered'] as const;
const unconfirmed = ['ordered', 'cancelled', 'reported-paid'] as const;

/** `npm run docs` draws the diagram in docs/purchases.md from this table. */
export const stateChanges = {
  begin: { from: ['none'], to: ['chosen'] },
  resume: { from: ['cancelled'], to: ['ordered'] },
  recordRequest: { from: unpaid, to: ['chosen'] },
  renewKey: { from: unpaid, to: ['chosen'] },
  restart: { from: [...unpaid, 'reported-paid'], to: ['chosen'] },
  assignGhost: { from: unpaid, to: [] },
  removeReferralCode: { from: unpaid, to: [] },
  beginAttempt: { from: unpaid, to: [] },
  markAttemptFailed: { from: ['ordered'], to: [] },
  recordOrder: { from: unpaid, to: ['ordered', 'reported-paid'] },
  reportPaid: { from: ['ordered', 'cancelled'], to: ['reported-paid'] },
  confirmPaid: { from: unconfirmed, to: ['paid'] },
  confirmPaidInStore: { from: ['chosen', ...unconfirmed], to: ['paid'] },
  markRejected: { from: unconfirmed, to: ['rejected'] },
  cancel: { from: ['ordered'], to: ['cancelled'] },
  discard: { from: ['chosen'], to: ['none'] },
  markShown: { from: ['paid', 'rejected'], to: [] },
  markCounted: { from: ['paid'], to: [] },
} as const satisfies Readonly<Record<string, StateChange>>;

/** Limits a transition to the states of the table. */
const allowed =
  (name: keyof typeof stateChanges, change: Transition): Transition =>
  (purchase, createKey) => {
    const { from }: StateChange = stateChanges[name];
    return from.includes(purchase.progress.kind) ? change(purchase, createKey) : purchase;
  };

/** Limits a transition to the states of the table and to the purchase with this order. */
const allowedForOrder = (name: keyof typeof stateChanges, orderId: string, change: Transition): Transition =>
  allowed(name, (purchase, createKey) =>
    orderIdOf(purchase) === orderId ? change(purchase, createKey) : purchase,
  );

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
export const recordRequest = (sentWith: RequestFingerprint): Transition =>
  allowed('recordRequest', (purchase, createKey) => {
    const isOther = purchase.sentWith !== undefined && !isSameRequest(purchase.sentWith, sentWith);
    return { ...(isOther ? withFreshKey(purchase, createKey()) : purchase), sentWith };
  });

/** Assigns a new key, so that the next request creates a new order. */
export const renewKey: Transition = allowed('renewKey', (purchase, createKey) =>
  withFreshKey(purchase, createKey()),
);

/** Starts over after the order with this key did not succeed, even if it was reported as paid. */
export const restart = (key: string): Transition =>
  allowed('restart', (purchase, createKey) =>
    purchase.key === key ? withFreshKey(purchase, createKey()) : purchase,
  );

export const assignGhost = (ghost: GhostBuyer): Transition =>
  allowed('assignGhost', (purchase) => withGhost(purchase, ghost));

/** Removes the code from the next request, which creates another order (CF-02). */
export const removeReferralCode: Transition = allowed('removeReferralCode', (purchase) => {
  const { referralCode, ...selection } = purchase.selection;
  return referralCode === undefined ? purchase : { ...purchase, selection };
});

/** Updates the ghost's token or email in any state, because the site may still have to track the order. */
export const updateGhost =
  (ghost: GhostBuyer): Transition =>
  (purchase) =>
    purchase.ghost?.id === ghost.id &&
    (purchase.ghost.token !== ghost.token || purchase.ghost.email !== ghost.email)
      ? { ...purchase, ghost }
      : purchase;

/** Starts a payment attempt after the buyer has agreed. */
export const beginAttempt = (agreed: readonly PurchaseAgreement[]): Transition =>
  allowed('beginAttempt', (purchase) => ({ ...purchase, lastTry: { agreed, isTroubled: false } }));

export const markAttemptFailed = (orderId: string): Transition =>
  allowedForOrder('markAttemptFailed', orderId, (purchase) => ({
    ...purchase,
    lastTry: { agreed: purchase.lastTry?.agreed ?? [], isTroubled: true },
  }));

/** Records an order and its referral code, because the code must not change while the key is the same. */
export const recordOrder = ({ id, isPaid, buyer, referralCode, difference }: NewOrder): Transition =>
  allowed('recordOrder', (purchase) => {
    const tried = difference ? withoutAttempt(purchase) : purchase;
    const owned = buyer.kind === 'ghost' ? withGhost(tried, buyer) : withoutGhost(tried);
    const selection = {
      ...owned.selection,
      ...difference,
      ...(referralCode !== undefined && { referralCode }),
    };
    return withProgress({ ...owned, selection }, { kind: isPaid ? 'reported-paid' : 'ordered', orderId: id });
  });

/**
 * Reports a purchase as paid, even if the buyer has begun another one in a different tab in the meantime.
 * @param seen the purchase as it was when the payment began
 */
export const reportPaid =
  (seen: Purchase): Transition =>
  (purchase, createKey) =>
    reportAsPaid(orderIdOf(purchase) === orderIdOf(seen) ? purchase : seen, createKey);

const reportAsPaid = allowed('reportPaid', (purchase) => withOrderState(purchase, 'reported-paid'));

export const confirmPaid = (orderId: string): Transition =>
  allowedForOrder('confirmPaid', orderId, (purchase) =>
    withProgress(purchase, { kind: 'paid', orderId, isShown: false }),
  );

export const markRejected = (orderId: string): Transition =>
  allowedForOrder('markRejected', orderId, (purchase) =>
    withProgress(purchase, { kind: 'rejected', orderId, isShown: false }),
  );

/** Removes the ghost, because the order now belongs to the player. */
export const confirmPaidInStore = (orderId: string): Transition =>
  allowed('confirmPaidInStore', (purchase) =>
    isSentToStore(purchase)
      ? withProgress(withoutGhost(purchase), { kind: 'paid', orderId, isShown: false })
      : purchase,
  );

/** Cancels an order, or discards a purchase that has none. */
export const cancel: Transition = (purchase, createKey) =>
  discard(purchase, createKey) && cancelOrder(purchase, createKey);

const discard = allowed('discard', () => undefined);
const cancelOrder = allowed('cancel', (purchase) => withOrderState(purchase, 'cancelled'));

/** Records that the buyer has seen the outcome of the order. */
export const markShown = (orderId: string): Transition =>
  allowedForOrder('markShown', orderId, (purchase) =>
    'isShown' in purchase.progress && !isOutcomeShown(purchase)
      ? withProgress(purchase, { ...purchase.progress, isShown: true })
      : purchase,
  );

export const markCounted = (orderId: string): Transition =>
  allowedForOrder('markCounted', orderId, (purchase) =>
    purchase.isCounted ? purchase : { ...purchase, isCounted: true },
  );

const withProgress = (purchase: Purchase, progress: PurchaseProgress): Purchase => ({
  ...purchase,
  progress,
});

const withOrderState = (purchase: Purchase, kind: 'cancelled' | 'reported-paid'): Purchase => {
  const orderId = orderIdOf(purchase);
  return orderId === undefined ? purchase : withProgress(purchase, { kind, orderId });
};

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
