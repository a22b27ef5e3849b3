import type { OrderRejection } from '#domain/commerce/PurchaseOrder';
import { issueReceipt } from '../billing/receipts';
import type { Sandbox } from '../context';
import { extendGameTime } from '../products/gameTime';
import type { OutgoingEmail, SentEmail } from '../platform/mailbox';
import type { Tables } from '../platform/tables';
import { sql, type Kysely } from 'kysely';
import { findPlayer } from '../profile/players';
import { recordBuyer } from '../recruitment/recruiting';
import { activationKeys } from '../registration/activationKeys';
import { checkoutOf, linesOf, lockOrder, OrderStatus, type Checkout, type OrderRow } from './orders';
import { rejectionEmail } from './rejectionEmail';
import { receiptEmail } from './receiptEmail';

/**
 * Settles an order when the payment provider reports its payment; repeated calls have no effect. One transaction marks
 * the order as paid, counts the sale, grants the product and stores the receipt. If the product is unavailable, the
 * order is rejected. If the payment was already taken, an email then announces the refund.
 * @returns the order's status; undefined if the order does not exist
 */
export const settleOrder = async (
  { db, clock, mailbox }: Sandbox,
  orderId: string,
  rootUrl: () => string,
): Promise<number | undefined> => {
  let sentEmail: SentEmail | undefined;
  const status = await db.transaction().execute(async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    const checkout = order && (await checkoutOf(transaction, orderId));
    if (!checkout) return undefined;
    if (order.status !== OrderStatus.started) return order.status;
    const now = clock.now();
    const rejection = await grantProduct(transaction, order, checkout, now);
    if (rejection) {
      await transaction
        .updateTable('orders')
        .set({ status: OrderStatus.rejected, rejection })
        .where('id', '=', orderId)
        .execute();
      if (checkout.approved_at !== null) {
        const email = await createRejectionEmail(transaction, { ...order, rejection }, checkout, rootUrl());
        sentEmail = await mailbox.store(email, transaction);
      }
      return OrderStatus.rejected;
    }
    const paid = await transaction
      .updateTable('orders')
      .set({ status: OrderStatus.paid, paid_at: now })
      .where('id', '=', orderId)
      .returningAll()
      .executeTakeFirstOrThrow();
    await issueReceiptAtPayment(transaction, paid, now);
    await recordBuyer(transaction, order.player_id, checkout.recruiter_id, now);
    sentEmail = await mailbox.store(
      await createReceiptEmail(transaction, paid, checkout, now, rootUrl()),
      transaction,
    );
    return OrderStatus.paid;
  });
  if (sentEmail) mailbox.relay(sentEmail);
  return status;
};

/** Settles the player's orders whose late card payment is now due. */
export const settleDueOrders = async (
  sandbox: Sandbox,
  playerId: string,
  rootUrl: () => string,
): Promise<void> => {
  const { db, clock } = sandbox;
  const due = await db
    .selectFrom('checkouts')
    .innerJoin('orders', 'orders.id', 'checkouts.order_id')
    .select('order_id')
    .where('player_id', '=', playerId)
    .where('status', '=', OrderStatus.started)
    .where('channel', '=', 'card')
    .where('approved_at', '<=', clock.now())
    .execute();
  for (const { order_id: orderId } of due) await settleOrder(sandbox, orderId, rootUrl);
};

/** @returns the reason why the product is unavailable; undefined if it was granted */
const grantProduct = async (
  transaction: Kysely<Tables>,
  order: OrderRow,
  checkout: Checkout,
  now: Date,
): Promise<OrderRejection | undefined> => {
  if (checkout.kind === 'mydu') {
    return (await grantMyDU(transaction, order.player_id)) ? undefined : 'already-owned';
  }
  if (!(await countSale(transaction, checkout.campaign_id))) return 'sold-out';
  const lines = await linesOf(transaction, order.id);
  const months = lines.reduce((sum, line) => sum + line.quantity * line.game_time, 0);
  if (checkout.channel === 'card') {
    const { addedSeconds } = await extendGameTime(transaction, order.player_id, {
      months,
      source: 'pack',
      now,
    });
    await transaction
      .updateTable('checkouts')
      .set({ given_seconds: addedSeconds })
      .where('order_id', '=', order.id)
      .execute();
  } else await addClaimableMonths(transaction, order.player_id, months);
  return undefined;
};

/** Checks the limit and counts the sale in one statement, so that the last pack cannot be sold twice. */
const countSale = async (transaction: Kysely<Tables>, campaignId: string | null): Promise<boolean> => {
  const counted = await transaction
    .updateTable('campaigns')
    .set({ consumed: sql`consumed + 1` })
    .where('id', '=', campaignId)
    .where(sql<boolean>`(sale_limit is null or consumed < sale_limit)`)
    .executeTakeFirst();
  return counted.numUpdatedRows === 1n;
};

const grantMyDU = async (transaction: Kysely<Tables>, playerId: string): Promise<boolean> => {
  const given = await transaction
    .updateTable('players')
    .set({ has_mydu_access: true })
    .where('id', '=', playerId)
    .where('has_mydu_access', '=', false)
    .executeTakeFirst();
  return given.numUpdatedRows === 1n;
};

/** Adds months that were bought in the store to the months that the player has not claimed yet. */
const addClaimableMonths = async (
  transaction: Kysely<Tables>,
  playerId: string,
  months: number,
): Promise<void> => {
  await transaction
    .updateTable('players')
    .set({
      steam_months: sql`case when steam_claimed_at is null then steam_months else 0 end + ${months}::integer`,
      steam_claimed_at: null,
    })
    .where('id', '=', playerId)
    .execute();
};

const createRejectionEmail = async (
  transaction: Kysely<Tables>,
  order: OrderRow & { readonly rejection: OrderRejection },
  { language, kind }: Pick<Checkout, 'language' | 'kind'>,
  rootUrl: string,
): Promise<OutgoingEmail> => {
  const player = await findPlayer(transaction, order.player_id);
  if (!player) throw new Error('The order is nobody’s.');
  const [line] = await linesOf(transaction, order.id);
  return rejectionEmail({
    recipient: player.email,
    displayName: player.display_name,
    language,
    order: { id: order.id, cents: order.price_cents, currency: order.currency },
    product: kind === 'mydu' ? 'mydu' : (line?.game_time ?? 0),
    rejection: order.rejection,
    rootUrl,
  });
};

/** Issues receipts in the order of payment. A ghost's receipt is issued once the account has a name and address. */
const issueReceiptAtPayment = async (
  transaction: Kysely<Tables>,
  order: OrderRow,
  now: Date,
): Promise<void> => {
  const player = await findPlayer(transaction, order.player_id);
  if (player?.status !== 'active' || order.external_subscription_id !== null) return;
  await issueReceipt(transaction, player, { ...order, paid_at: order.paid_at ?? now }, 0);
};

/** Creates the receipt email of a paid order. A ghost gets another activation key; earlier keys stay valid. */
export const createReceiptEmail = async (
  transaction: Kysely<Tables>,
  order: OrderRow,
  { language, kind, channel }: Pick<Checkout, 'language' | 'kind' | 'channel'>,
  now: Date,
  rootUrl: string,
): Promise<OutgoingEmail> => {
  const player = await findPlayer(transaction, order.player_id);
  if (!player) throw new Error('The order is nobody’s.');
  const activationKey =
    player.status === 'ghost' ? await activationKeys.add(transaction, player.id, now) : undefined;
  const [line] = await linesOf(transaction, order.id);
  return receiptEmail({
    recipient: player.email,
    displayName: player.display_name,
    language,
    order: {
      id: order.id,
      cents: order.price_cents,
      currency: order.currency,
      paidAt: order.paid_at ?? now,
    },
    product: kind === 'mydu' ? 'mydu' : (line?.game_time ?? 0),
    isOfStore: channel === 'store',
    activationKey,
    rootUrl,
  });
};
