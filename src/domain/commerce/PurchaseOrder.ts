import type { Money } from './Money';

/** Sorted by the server's status numbers, 0 to 5 (document 3 §4). */
export type OrderStatus = 'started' | 'cancelled' | 'paid' | 'refunded' | 'rejected' | 'failed';

/** The status of an order that is paid or will not be paid. */
export type SettledStatus = Exclude<OrderStatus, 'started'>;

/** Reasons why the server rejects an order after it was paid. */
export const orderRejections = ['sold-out', 'already-owned'] as const;
export type OrderRejection = (typeof orderRejections)[number];

export interface PurchaseOrder {
  readonly id: string;
  readonly status: OrderStatus;
  /** Reason why the order was rejected; absent if the server sends no reason that the site supports. */
  readonly rejection?: OrderRejection;
  readonly lines: readonly { readonly productId: string; readonly name: string; readonly quantity: number }[];
  readonly price: Money;
  readonly shippingFees: Money;
}

const statuses: readonly OrderStatus[] = ['started', 'cancelled', 'paid', 'refunded', 'rejected', 'failed'];

/** Returns the status for the server's number; undefined if the number is unknown. */
export const orderStatusOf = (number: number): OrderStatus | undefined => statuses[number];

export const orderStatusNumber = (status: OrderStatus): number => statuses.indexOf(status);

export const isSettled = (status: OrderStatus): status is SettledStatus => status !== 'started';
