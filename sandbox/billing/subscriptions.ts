import type { Static } from '@fastify/type-provider-typebox';
import type { Kysely, Selectable } from 'kysely';
import { amountPaid, type Amount } from '#domain/billing/Amount';
import { cancellationRefusals, renewalRefusals } from '#domain/billing/billingRefusals';
import {
  canceledSubscription,
  renewedSubscription,
  subscriptionActionOf,
  type Subscription as PlayersSubscription,
} from '#domain/billing/Subscription';
import { OrderStatus } from '../commerce/orders';
import type { Sandbox } from '../context';
import { refusal } from '../platform/errors';
import type { Player, Tables } from '../platform/tables';
import { lockPlayer } from '../profile/players';
import { subscriptionEmail } from './emails';
import type { Subscription } from './schema';
import { SubscriptionStatus } from './SubscriptionStatus';

type SubscriptionRow = Selectable<Tables['subscriptions']> & { readonly order_id: string | null };

/** Returns a player's subscriptions, newest first. */
export const subscriptionsOf = (db: Kysely<Tables>, playerId: string): Promise<SubscriptionRow[]> =>
  db
    .selectFrom('subscriptions')
    .selectAll('subscriptions')
    .select((query) =>
      query
        .selectFrom('orders')
        .select('orders.id')
        .whereRef('orders.external_subscription_id', '=', 'subscriptions.id')
        .whereRef('orders.player_id', '=', 'subscriptions.player_id')
        .orderBy('orders.created_at')
        .limit(1)
        .as('order_id'),
    )
    .where('player_id', '=', playerId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

export const presentSubscription = (row: SubscriptionRow): Static<typeof Subscription> => ({
  id: row.id,
  dateCreate: row.created_at.toISOString(),
  dateNextCharge: row.next_charge_at?.toISOString() ?? null,
  dateEnd: row.ends_at?.toISOString() ?? null,
  status: row.status,
  paymentProvider: row.payment_provider,
  paymentProviderSubscriptionId: row.provider_subscription_id,
  productName: row.product_name,
  orderId: row.order_id,
  cardLastFour: row.card_last_four,
});

/**
 * Cancels the active subscription. The confirmation email is stored in the same transaction.
 * @throws ApiError 409, code 311, if no subscription is active
 */
export const cancelSubscription = async (
  sandbox: Sandbox,
  player: Player,
  rootUrl: string,
): Promise<void> => {
  const { db, clock, mailbox } = sandbox;
  const now = clock.now();
  const sent = await db.transaction().execute(async (transaction) => {
    const canceled = await lockManageableSubscription(transaction, player.id, 'cancel', now);
    if (!canceled) {
      throw refusal(cancellationRefusals, 'not-active', 'There is no active subscription to cancel.');
    }
    const until = canceledSubscription(toDomainSubscription(canceled)).end ?? now;
    await transaction
      .updateTable('subscriptions')
      .set({ status: SubscriptionStatus.canceled, ends_at: until, next_charge_at: null })
      .where('id', '=', canceled.id)
      .execute();
    const email = subscriptionEmail(player, {
      ...eventDetailsOf(canceled, now, rootUrl),
      change: 'canceled',
      until,
    });
    return mailbox.store(email, transaction);
  });
  mailbox.relay(sent);
};

/**
 * Renews the newest subscription. The confirmation email is stored in the same transaction.
 *
 * @param promotionFactor fraction of the price that the promotion subtracts; 0 if there is none (PY-03)
 * @throws ApiError 409, code 312, if the newest subscription cannot be renewed
 */
export const renewSubscription = async (
  sandbox: Sandbox,
  player: Player,
  rootUrl: string,
  promotionFactor: number,
): Promise<void> => {
  const { db, clock, mailbox } = sandbox;
  const now = clock.now();
  const sent = await db.transaction().execute(async (transaction) => {
    const renewed = await lockManageableSubscription(transaction, player.id, 'renew', now);
    if (!renewed) {
      throw refusal(renewalRefusals, 'not-renewable', 'This subscription can’t be renewed.');
    }
    const until = renewedSubscription(toDomainSubscription(renewed)).nextCharge ?? now;
    await transaction
      .updateTable('subscriptions')
      .set({ status: SubscriptionStatus.active, next_charge_at: until, ends_at: null })
      .where('id', '=', renewed.id)
      .execute();
    const email = subscriptionEmail(player, {
      ...eventDetailsOf(renewed, now, rootUrl),
      change: 'renewed',
      until,
      amount: await newestPaymentOf(transaction, renewed, promotionFactor),
    });
    return mailbox.store(email, transaction);
  });
  mailbox.relay(sent);
};

const eventDetailsOf = (
  { product_name: product, order_id: orderId, card_last_four: cardLastFour }: SubscriptionRow,
  changedAt: Date,
  rootUrl: string,
) => ({
  product,
  orderId,
  cardLastFour,
  changedAt,
  rootUrl,
});

/** Returns the amount that the website shows for the next charge. */
const newestPaymentOf = async (
  db: Kysely<Tables>,
  { id, created_at: subscribedAt }: SubscriptionRow,
  promotionFactor: number,
): Promise<Amount | undefined> => {
  const paid = await db
    .selectFrom('orders')
    .select(['price_cents', 'shipping_cents', 'currency'])
    .where('external_subscription_id', '=', id)
    .where('status', '=', OrderStatus.paid)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  if (!paid) return undefined;
  const { price_cents: price, shipping_cents: shipping, currency } = paid;
  return amountPaid({ cents: price + shipping, currency }, subscribedAt, promotionFactor);
};

/** Locks the player and the subscriptions, so that a concurrent call waits and then sees the changes. */
const lockManageableSubscription = async (
  transaction: Kysely<Tables>,
  playerId: string,
  management: 'cancel' | 'renew',
  now: Date,
): Promise<SubscriptionRow | undefined> => {
  await lockPlayer(transaction, playerId);
  await transaction
    .selectFrom('subscriptions')
    .select('id')
    .where('player_id', '=', playerId)
    .forUpdate()
    .execute();
  const rows = await subscriptionsOf(transaction, playerId);
  const all = rows.map(toDomainSubscription);
  const found = all.find((one) => subscriptionActionOf(one, all, now) === management);
  return rows.find(({ id }) => String(id) === found?.id);
};

const toDomainSubscription = (row: SubscriptionRow): PlayersSubscription => ({
  id: String(row.id),
  productName: row.product_name,
  createdAt: row.created_at,
  ...(row.next_charge_at && { nextCharge: row.next_charge_at }),
  ...(row.ends_at && { end: row.ends_at }),
  status: (['active', 'canceled', 'non-renewing'] as const)[row.status] ?? 'active',
  provider: row.payment_provider === 0 ? 'card' : 'store',
  ...(row.order_id !== null && { orderId: row.order_id }),
});
