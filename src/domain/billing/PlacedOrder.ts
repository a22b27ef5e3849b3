import type { OrderStatus } from '../commerce/PurchaseOrder';
import type { DeclaredAbout } from '../declarations/Declaration';
import type { Amount } from './Amount';
import type { OrderLine } from './Order';

/** A payment of a subscription (PY-01). */
export interface Payment {
  readonly id: string;
  readonly status: OrderStatus;
  readonly paidAt?: Date;
  readonly amount: Amount;
}

/** An order of any status, as the history shows it. */
export interface PlacedOrder extends Payment {
  readonly orderedAt: Date;
  readonly lines: readonly OrderLine[];
  /** Of an order that belongs to a subscription. */
  readonly subscriptionId?: string;
  /** Withdrawals and cancellations, oldest first. */
  readonly declarations?: readonly DeclaredAbout[];
}

/** Money was taken for it, though it may have been returned since. */
export const hasReceipt = ({ status }: Pick<Payment, 'status'>): boolean =>
  status === 'paid' || status === 'refunded';

/** The entries of a list that is read page by page, from the first page on. */
export interface Page<Entry> {
  readonly entries: readonly Entry[];
  /** Of all pages. */
  readonly total: number;
}

/** PY-01 */
export const ordersPerPage = 25;
