import type { Kysely } from 'kysely';
import { shortenGameTime } from '../products/gameTime';
import { addMonths } from '#domain/products/gameTime';
import { addSeconds } from '../platform/clock';
import type { Tables } from '../platform/tables';
import { checkoutOf, linesOf, lockOrder, OrderStatus, type Checkout, type OrderRow } from './orders';

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

/** Refunds an order and revokes its product. Repeated calls have no further effect. */
export const refundOrder = (db: Kysely<Tables>, orderId: string): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    const checkout = order && (await checkoutOf(transaction, orderId));
    if (order?.status === OrderStatus.paid && checkout) await revokeProduct(transaction, order, checkout);
    await transaction
      .updateTable('orders')
      .set({ status: OrderStatus.refunded })
      .where('id', '=', orderId)
      .execute();
  });

const revokeProduct = async (
  transaction: Kysely<Tables>,
  { id, player_id: playerId }: OrderRow,
  { kind, channel, given_seconds: seconds }: Checkout,
): Promise<void> => {
  if (kind === 'mydu') {
    await transaction
      .updateTable('players')
      .set({ has_mydu_access: false })
      .where('id', '=', playerId)
      .execute();
    return;
  }
  const lines = await linesOf(transaction, id);
  const months = lines.reduce((sum, line) => sum + line.quantity * line.game_time, 0);
  if (channel === 'store') return revokeStoreMonths(transaction, playerId, months);
  await shortenGameTime(transaction, playerId, (end) =>
    seconds === null ? addMonths(end, -months) : addSeconds(end, -seconds),
  );
};

/** Removes months that the player has not claimed yet, then shortens the game time by the remaining months. */
const revokeStoreMonths = async (
  transaction: Kysely<Tables>,
  playerId: string,
  months: number,
): Promise<void> => {
  const { steam_months: held, steam_claimed_at: claimedAt } = await transaction
    .selectFrom('players')
    .select(['steam_months', 'steam_claimed_at'])
    .where('id', '=', playerId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const waiting = claimedAt === null ? Math.min(held, months) : 0;
  if (waiting > 0) {
    await transaction
      .updateTable('players')
      .set({ steam_months: held - waiting })
      .where('id', '=', playerId)
      .execute();
  }
  if (waiting < months) {
    await shortenGameTime(transaction, playerId, (end) => addMonths(end, waiting - months));
  }
};
