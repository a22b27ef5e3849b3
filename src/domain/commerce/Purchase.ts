import type { Language } from '../language/Locale';
import type { Selection } from './Selection';

/** A buyer without an account; the token only allows their own orders. */
export interface GhostBuyer {
  readonly id: string;
  readonly email: string;
  readonly token: string;
}

export type Buyer =
  { readonly kind: 'player'; readonly id: string } | ({ readonly kind: 'ghost' } & GhostBuyer);

/** The parts of a request that must not change under the same key. */
export type SentWith =
  | { readonly channel: 'widget'; readonly buyerId: string; readonly referralCode?: string }
  | { readonly channel: 'store'; readonly language: Language };

export type PurchaseProgress =
  /** A plan was chosen; there is no order yet. */
  | { readonly kind: 'chosen' }
  /** The server made an order, which waits to be paid. */
  | { readonly kind: 'ordered'; readonly orderId: string }
  /** The buyer cancelled after the order was made; a payment under way may still succeed. */
  | { readonly kind: 'cancelled'; readonly orderId: string }
  /** The order was reported paid; whether it is, the server decides (D-19). */
  | { readonly kind: 'reported-paid'; readonly orderId: string }
  /** The server confirmed the payment. `isShown`: the buyer has seen that. */
  | { readonly kind: 'paid'; readonly orderId: string; readonly isShown: boolean }
  /** The server refused the order when its payment arrived: the money comes back. */
  | { readonly kind: 'rejected'; readonly orderId: string; readonly isShown: boolean };

export const agreements = ['eula', 'withdrawal'] as const;
export type Agreement = (typeof agreements)[number];

export interface PaymentTry {
  /** What the buyer had agreed to. */
  readonly agreed: readonly Agreement[];
  /** The payment did not go through. */
  readonly isTroubled: boolean;
}

/** The same in all tabs and after a reload. `purchaseTransitions.ts` changes it. */
export interface Purchase {
  /** UUID; the server answers the same order to the same key. */
  readonly key: string;
  readonly selection: Selection;
  readonly startedAt: Date;
  /** Absent for players: the session knows them. */
  readonly ghost?: GhostBuyer;
  /** What the key was last sent with; the server refuses the key with anything else. */
  readonly sentWith?: SentWith;
  readonly progress: PurchaseProgress;
  /** The last try to pay; the page is loaded again when the payment window is closed. */
  readonly lastTry?: PaymentTry;
  /** Analytics got the paid order (TY-02). */
  readonly isCounted?: true;
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

/** The buyer has seen how the order ended. */
export const isShown = ({ progress }: Purchase): boolean => 'isShown' in progress && progress.isShown;

export const isSentToStore = ({ sentWith }: Purchase): boolean => sentWith?.channel === 'store';
