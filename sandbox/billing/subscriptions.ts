import type { Static } from '@fastify/type-provider-typebox';
import type { Kysely, Selectable } from 'kysely';
import { subscriptionActionOf, type Subscription as PlayersSubscription } from '#domain/billing/Subscription';
import type { Sandbox } from '../context';
import { ApiError, ErrorCode } from '../platform/errors';
import type { Player, Tables } from '../platform/tables';
import { subscriptionEmail } from './emails';
import type { Subscription } from './schema';

export const SubscriptionStatus = { active: 0, canceled: 1, nonRenewing: 2 } as const;

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
      throw new ApiError(409, ErrorCode.noActiveSubscription, 'There is no active subscription to cancel.');
    }
    const until = canceled.next_charge_at ?? now;
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
 * @throws ApiError 409, code 312, if the newest subscription cannot be renewed
 */
export const renewSubscription = async (sandbox: Sandbox, player: Player, rootUrl: string): Promise<void> => {
  const { db, clock, mailbox } = sandbox;
  const now = clock.now();
  const sent = await db.transaction().execute(async (transaction) => {
    const renewed = await lockManageableSubscription(transaction, player.id, 'renew', now);
    if (!renewed) {
      throw new ApiError(409, ErrorCode.notRenewable, 'This subscription can’t be renewed.');
    }
    const until = renewed.ends_at ?? renewed.next_charge_at ?? now;
    await transaction
      .updateTable('subscriptions')
      .set({ status: SubscriptionStatus.active, next_charge_at: until, ends_at: null })
      .where('id', '=', renewed.id)
      .execute();
    const email = subscriptionEmail(player, {
      ...eventDetailsOf(renewed, now, rootUrl),
      change: 'renewed',
      until,
    });
    return mailbox.store(email, transaction);
  });
  mailbox.relay(sent);
};

const eventDetailsOf = (
  { product_name: product, order_id: orderId }: SubscriptionRow,
  changedAt: Date,
  rootUrl: string,
) => ({
  product,
  orderId,
  changedAt,
  rootUrl,
});

/** Locks the player's subscriptions, so that a concurrent call waits and then sees the changes. */
const lockManageableSubscription = async (
  transaction: Kysely<Tables>,
  playerId: string,
  management: 'cancel' | 'renew',
  now: Date,
): Promise<SubscriptionRow | undefined> => {
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
