import type { Language } from '../language/Locale';
import type { Selection } from './Selection';

/** Somebody who buys without an account: an e-mail address, and a token that is good for their own orders. */
export interface GhostBuyer {
  readonly id: string;
  readonly email: string;
  readonly token: string;
}

/** Who the order belongs to. */
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
  | { readonly kind: 'paid'; readonly orderId: string; readonly isShown: boolean };

/**
 * A purchase from choosing the plan to its end, the same in all tabs and after a reload. Its functions are in
 * `purchaseTransitions.ts`.
 */
export interface Purchase {
  /** UUID; the server answers the same order to the same key. */
  readonly key: string;
  readonly selection: Selection;
  readonly startedAt: Date;
  /** The buyer, if known to have no account; a player is known by the session. */
  readonly ghost?: GhostBuyer;
  /** What the key was last sent with; the server refuses the key with anything else. */
  readonly sentWith?: SentWith;
  readonly progress: PurchaseProgress;
}

export const orderIdOf = ({ progress }: Purchase): string | undefined =>
  progress.kind === 'chosen' ? undefined : progress.orderId;

/** It can still be paid: it is neither paid, as far as known, nor cancelled. */
export const isUnpaid = ({ progress: { kind } }: Purchase): boolean =>
  kind === 'chosen' || kind === 'ordered';

/** The order was reported paid, or is. */
export const isPaidOrReported = ({ progress: { kind } }: Purchase): boolean =>
  kind === 'reported-paid' || kind === 'paid';

/** The server confirmed the payment of this order. */
export const isPaidOrder = ({ progress }: Purchase, orderId: string): boolean =>
  progress.kind === 'paid' && progress.orderId === orderId;

/** The buyer has seen that it is paid: nothing more is to be shown. */
export const isShown = ({ progress }: Purchase): boolean => progress.kind === 'paid' && progress.isShown;

/** The store was the last that it was sent to. */
export const isSentToStore = ({ sentWith }: Purchase): boolean => sentWith?.channel === 'store';
