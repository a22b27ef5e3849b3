import type { Kysely } from 'kysely';
import { withdrawalRightOf } from '#domain/billing/withdrawalRight';
import { orderStatusOf } from '#domain/commerce/PurchaseOrder';
import { addMonths } from '#domain/products/gameTime';
import type { Sandbox } from '../context';
import { addSeconds } from '../platform/clock';
import type { SentEmail } from '../platform/mailbox';
import type { Tables } from '../platform/tables';
import { shortenGameTime } from '../products/gameTime';
import { checkoutOf, linesOf, lockOrder, OrderStatus, type Checkout, type OrderRow } from './orders';
import { refundEmail } from './refundEmail';

/** Time after which the mock payment provider has returned the payment of a withdrawn order. */
const refundDelaySeconds = 3 * 86_400;

/**
 * Refunds an order and revokes its product. If a withdrawal caused it, its sender gets an email. Repeated calls have no
 * further effect.
 */
export const refundOrder = async (
  { db, clock, mailbox, rootUrl }: Sandbox,
  orderId: string,
  at = clock.now(),
): Promise<void> => {
  const sent = await db.transaction().execute(async (transaction): Promise<SentEmail | undefined> => {
    const order = await lockOrder(transaction, orderId);
    if (!order || order.status === OrderStatus.refunded) return undefined;
    const checkout = await checkoutOf(transaction, orderId);
    if (order.status === OrderStatus.paid && checkout) await revokeProduct(transaction, order, checkout, at);
    const refunded = await transaction
      .updateTable('orders')
      .set({ status: OrderStatus.refunded, refunded_at: at })
      .where('id', '=', orderId)
      .returningAll()
      .executeTakeFirstOrThrow();
    const withdrawal = await transaction
      .selectFrom('declarations')
      .selectAll()
      .where('order_id', '=', orderId)
      .where('kind', '=', 'withdrawal')
      .orderBy('received_at')
      .executeTakeFirst();
    return withdrawal && mailbox.store(refundEmail(withdrawal, refunded, rootUrl()), transaction);
  });
  if (sent) mailbox.relay(sent);
};

/**
 * Refunds the player's orders whose withdrawal arrived in time and is old enough, as the payment provider would. The
 * staff decide about the other withdrawals.
 */
export const refundWithdrawnOrders = async (sandbox: Sandbox, playerId: string): Promise<void> => {
  const withdrawn = await sandbox.db
    .selectFrom('orders')
    .innerJoin('declarations', 'declarations.order_id', 'orders.id')
    .leftJoin('checkouts', 'checkouts.order_id', 'orders.id')
    .select(['orders.id', 'orders.status', 'paid_at', 'first_connection_at', 'received_at', 'channel'])
    .where('player_id', '=', playerId)
    .where('orders.status', '=', OrderStatus.paid)
    .where('declarations.kind', '=', 'withdrawal')
    .where('received_at', '<=', addSeconds(sandbox.clock.now(), -refundDelaySeconds))
    .execute();
  for (const { id, status, paid_at: paidAt, first_connection_at: connectedAt, ...row } of withdrawn) {
    const order = {
      status: orderStatusOf(status) ?? 'started',
      ...(paidAt && { paidAt }),
      ...(connectedAt && { firstConnectionAt: connectedAt }),
      provider: row.channel === 'store' ? ('store' as const) : ('card' as const),
    };
    if (withdrawalRightOf(order, row.received_at)?.kind !== 'open') continue;
    await refundOrder(sandbox, id, addSeconds(row.received_at, refundDelaySeconds));
  }
};

const revokeProduct = async (
  transaction: Kysely<Tables>,
  { id, player_id: playerId }: OrderRow,
  { kind, channel, given_seconds: seconds }: Checkout,
  now: Date,
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
  if (channel === 'store') return revokeStoreMonths(transaction, playerId, months, now);
  const shortened = (end: Date): Date =>
    seconds === null ? addMonths(end, -months) : addSeconds(end, -seconds);
  await shortenGameTime(transaction, playerId, shortened, now);
};

/** Removes months that the player has not claimed yet, then shortens the game time by the remaining months. */
const revokeStoreMonths = async (
  transaction: Kysely<Tables>,
  playerId: string,
  months: number,
  now: Date,
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
    await shortenGameTime(transaction, playerId, (end) => addMonths(end, waiting - months), now);
  }
};
