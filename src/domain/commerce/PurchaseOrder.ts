import type { Money } from './Money';

/** By the server's numbers 0 to 5, in this order (document 3 §4). */
export type OrderStatus = 'started' | 'cancelled' | 'paid' | 'refunded' | 'rejected' | 'failed';

/** An order on its way to being paid, or paid. */
export interface PurchaseOrder {
  readonly id: string;
  readonly status: OrderStatus;
  readonly lines: readonly { readonly productId: string; readonly name: string; readonly quantity: number }[];
  readonly price: Money;
  readonly shippingFees: Money;
}

const statuses: readonly OrderStatus[] = ['started', 'cancelled', 'paid', 'refunded', 'rejected', 'failed'];

/** Nothing for a number that no status has. */
export const orderStatusOf = (number: number): OrderStatus | undefined => statuses[number];

/** The server's number of a status. */
export const numberOfStatus = (status: OrderStatus): number => statuses.indexOf(status);

/** Whether nothing more is to be waited for. */
export const isSettled = ({ status }: Pick<PurchaseOrder, 'status'>): boolean => status !== 'started';
