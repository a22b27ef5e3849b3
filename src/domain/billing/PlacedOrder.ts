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
  /** Whether the order prolongs a subscription that an earlier order started. */
  readonly isRenewal?: boolean;
  /** Absent if the server does not return it. */
  readonly provider?: 'card' | 'store';
  /** Last four digits of the card with which the order was paid; absent if they are unknown. */
  readonly cardLastFour?: string;
  /** When the buyer first connected to the game with the product; absent if never, or if it is unknown. */
  readonly firstConnectionAt?: Date;
  /** When the payment was returned; absent if it was not, or if the day is unknown. */
  readonly refundedAt?: Date;
  /** Whether the player can still pay or drop the order. */
  readonly isPayable?: boolean;
  /** Withdrawals and cancellations, oldest first. */
  readonly declarations?: readonly OrderDeclaration[];
}

/** Whether money was collected for the payment, even if it has been refunded since. */
export const hasReceipt = ({ status }: Pick<Payment, 'status'>): boolean =>
  status === 'paid' || status === 'refunded';

export const ordersPerPage = 25;
