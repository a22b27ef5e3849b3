import type { Selection } from './Selection';

/** Somebody who buys without an account: an e-mail address, and a token that is good for their own orders. */
export interface GhostBuyer {
  readonly id: string;
  readonly email: string;
  readonly token: string;
}

/** Whose order it is. */
export type Buyer =
  { readonly kind: 'player'; readonly id: string } | ({ readonly kind: 'ghost' } & GhostBuyer);

/**
 * A purchase from choosing the plan to its end, the same in all tabs and after a reload. Its key makes one order of
 * it however often it is sent.
 */
export interface Purchase {
  /** UUID; the server answers the same order to the same key. */
  readonly key: string;
  readonly selection: Selection;
  readonly startedAt: Date;
  /** Who it is paid by, once that is known; never kept for players, whose session says it. */
  readonly ghost?: GhostBuyer;
  /** Once the server has made one of it. */
  readonly orderId?: string;
  /** What the key was last sent with, and by whom: the server refuses it with anything else. */
  readonly sentWith?: string;
  /** The widget or the store said that it was paid; the server's word is what counts (D-19). */
  readonly isPaymentDone: boolean;
  /** The buyer turned away from it; an order that was made of it may still turn out paid. */
  readonly isCancelled?: boolean;
  /** The server said that it is paid, and what follows from that was done. */
  readonly isPaid?: boolean;
  /** The thank-you page has shown that it is paid: nobody is led there again. */
  readonly isThanked?: boolean;
}

/** Neither the widget nor the server has said that it is paid. */
export const isUnpaid = ({ isPaymentDone, isPaid = false }: Purchase): boolean => !isPaymentDone && !isPaid;
