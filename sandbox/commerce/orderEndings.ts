import type { Kysely } from 'kysely';
import type { Tables } from '../platform/tables';
import { checkoutOf, lockOrder, OrderStatus } from './orders';

type UnpaidStatus = typeof OrderStatus.cancelled | typeof OrderStatus.failed;

/** Sets when the payment of a started order is taken, which can be later than now. Ended orders are left unchanged. */
export const approvePayment = (db: Kysely<Tables>, orderId: string, at: Date): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    if (order?.status !== OrderStatus.started) return;
    await transaction
      .updateTable('checkouts')
      .set({ approved_at: at })
      .where('order_id', '=', orderId)
      .where('approved_at', 'is', null)
      .execute();
  });

/** Ends an order at the buyer's request. Orders that have ended or have an approved payment are left unchanged. */
export const endUnpaidOrder = (db: Kysely<Tables>, orderId: string, status: UnpaidStatus): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    const checkout = order && (await checkoutOf(transaction, orderId));
    if (checkout?.approved_at === null) await endStartedOrder(transaction, orderId, status);
  });

/** Ends a started order without checking for a payment, because the payment provider knows whether one was taken. */
export const endStartedOrder = async (
  db: Kysely<Tables>,
  orderId: string,
  status: UnpaidStatus,
): Promise<void> => {
  await db
    .updateTable('orders')
    .set({ status })
    .where('id', '=', orderId)
    .where('status', '=', OrderStatus.started)
    .execute();
};
