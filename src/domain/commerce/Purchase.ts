import type { Language } from '../language/Locale';
import type { PlanSelection } from './PlanSelection';

/** A buyer without an account. The token gives access only to this buyer's orders. */
export interface GhostBuyer {
  readonly id: string;
  readonly email: string;
  readonly token: string;
}

export type Buyer =
  { readonly kind: 'player'; readonly id: string } | ({ readonly kind: 'ghost' } & GhostBuyer);

/** Parts of an order request that must not change while its idempotency key is the same. */
export type RequestFingerprint =
  | { readonly channel: 'widget'; readonly buyerId: string; readonly referralCode?: string }
  | { readonly channel: 'store'; readonly language: Language };

export type PurchaseProgress =
  /** The buyer has chosen a plan; there is no order yet. */
  | { readonly kind: 'chosen' }
  /** The server created an order, which has not been paid yet. */
  | { readonly kind: 'ordered'; readonly orderId: string }
  /** The buyer canceled after the order was created. A payment in progress may still succeed. */
  | { readonly kind: 'cancelled'; readonly orderId: string }
  /** The payment widget reported the order as paid. The server decides whether it is (D-19). */
  | { readonly kind: 'reported-paid'; readonly orderId: string }
  /** The server confirmed the payment. `isShown`: the buyer has seen the confirmation. */
  | { readonly kind: 'paid'; readonly orderId: string; readonly isShown: boolean }
  /** The server rejected the order when its payment arrived. The payment is refunded. */
  | { readonly kind: 'rejected'; readonly orderId: string; readonly isShown: boolean };

export const purchaseAgreements = ['eula', 'withdrawal'] as const;
export type PurchaseAgreement = (typeof purchaseAgreements)[number];

interface PaymentAttempt {
  /** The statements that the buyer agreed to. */
  readonly agreed: readonly PurchaseAgreement[];
  /** Whether the payment failed. */
  readonly isTroubled: boolean;
}

/** A purchase in progress, shared by all tabs and preserved on reload. `purchaseTransitions.ts` changes it. */
export interface Purchase {
  /** UUID used as the idempotency key: the server returns the same order for the same key. */
  readonly key: string;
  readonly selection: PlanSelection;
  readonly startedAt: Date;
  /** Absent if the buyer is a player, because the session identifies players. */
  readonly ghost?: GhostBuyer;
  /** Data of the last request with the key. The server rejects a request with the same key and different data. */
  readonly sentWith?: RequestFingerprint;
  readonly progress: PurchaseProgress;
  /** The last payment attempt. It is stored, because closing the payment window reloads the page. */
  readonly lastTry?: PaymentAttempt;
  /** Whether the paid order has been reported to analytics (TY-02). */
  readonly isCounted?: boolean;
}

export const orderIdOf = ({ progress }: Purchase): string | undefined =>
  progress.kind === 'chosen' ? undefined : progress.orderId;

export const isUnpaid = ({ progress: { kind } }: Purchase): boolean =>
  kind === 'chosen' || kind === 'ordered';

export const isPaidOrReported = ({ progress: { kind } }: Purchase): boolean =>
  kind === 'reported-paid' || kind === 'paid';

export const isPaidOrder = ({ progress }: Purchase, orderId: string): boolean =>
  progress.kind === 'paid' && progress.orderId === orderId;

export const isRejected = ({ progress }: Purchase): boolean => progress.kind === 'rejected';

/** Whether the buyer has seen the outcome of the order. */
export const isOutcomeShown = ({ progress }: Purchase): boolean => 'isShown' in progress && progress.isShown;

export const isSentToStore = ({ sentWith }: Purchase): boolean => sentWith?.channel === 'store';
