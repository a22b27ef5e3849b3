import type { OrderStatus } from '../commerce/PurchaseOrder';
import type { OrderDeclaration } from '../declarations/Declaration';
import type { Amount } from './Amount';
import type { OrderLine } from './Order';

/** A payment of a subscription (PY-01). */
export interface Payment {
  readonly id: string;
  readonly status: OrderStatus;
  readonly paidAt?: Date;
  readonly amount: Amount;
}

/** An order of any status, as shown in the order history. */
export interface PlacedOrder extends Payment {
  readonly orderedAt: Date;
  readonly lines: readonly OrderLine[];
  /** Set if the order belongs to a subscription. */
  readonly subscriptionId?: string;
  /** Withdrawals and cancellations, oldest first. */
  readonly declarations?: readonly OrderDeclaration[];
}

/** Whether money was collected for the payment, even if it has been refunded since. */
export const hasReceipt = ({ status }: Pick<Payment, 'status'>): boolean =>
  status === 'paid' || status === 'refunded';

/** A page of a list. The pages are loaded one at a time. */
export interface ListPage<Entry> {
  readonly entries: readonly Entry[];
  /** Total number of entries on all pages. */
  readonly totalEntries: number;
}

export const ordersPerPage = 25;
