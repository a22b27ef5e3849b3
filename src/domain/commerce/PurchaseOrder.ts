import type { Money } from './Money';

/** In the order of the server's numbers 0 to 5 (document 3 §4). */
export type OrderStatus = 'started' | 'cancelled' | 'paid' | 'refunded' | 'rejected' | 'failed';

/** Why the server rejected an order whose payment arrived. */
export const orderRejections = ['sold-out', 'already-owned'] as const;
export type OrderRejection = (typeof orderRejections)[number];

export interface PurchaseOrder {
  readonly id: string;
  readonly status: OrderStatus;
  /** Of a rejected order; absent when the server names none that is known. */
  readonly rejection?: OrderRejection;
  readonly lines: readonly { readonly productId: string; readonly name: string; readonly quantity: number }[];
  readonly price: Money;
  readonly shippingFees: Money;
}

const statuses: readonly OrderStatus[] = ['started', 'cancelled', 'paid', 'refunded', 'rejected', 'failed'];

/** Nothing for an unknown number. */
export const orderStatusOf = (number: number): OrderStatus | undefined => statuses[number];

export const numberOfStatus = (status: OrderStatus): number => statuses.indexOf(status);

export const isSettled = ({ status }: Pick<PurchaseOrder, 'status'>): boolean => status !== 'started';
