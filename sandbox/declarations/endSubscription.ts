import type { Kysely } from 'kysely';
import { SubscriptionStatus } from '../billing/SubscriptionStatus';
import type { OrderRow } from '../commerce/orders';
import type { Tables } from '../platform/tables';

const cardProvider = 0;

/**
 * Ends the subscription that the order belongs to, or the player's newest one if there is none. It ends with the paid
 * period, or on the requested day if that is later. Store subscriptions are skipped, because the store ends them.
 *
 * @returns when the subscription ends; undefined if no subscription ends
 */
export const endSubscription = async (
  transaction: Kysely<Tables>,
  { player_id: playerId, external_subscription_id: subscriptionId }: OrderRow,
  endsOn: string | undefined,
): Promise<Date | undefined> => {
  const all = await transaction
    .selectFrom('subscriptions')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .forUpdate()
    .execute();
  const meant = all.find(({ id }) => id === subscriptionId) ?? all[0];
  if (!meant || meant.payment_provider !== cardProvider) return undefined;
  if (meant.status !== SubscriptionStatus.active) return meant.ends_at ?? undefined;
  const paidUntil = meant.next_charge_at;
  if (paidUntil === null) return undefined;
  const wanted = endsOn === undefined ? paidUntil : new Date(`${endsOn}T00:00:00Z`);
  const end = wanted > paidUntil ? wanted : paidUntil;
  await transaction
    .updateTable('subscriptions')
    .set({ status: SubscriptionStatus.canceled, ends_at: end, next_charge_at: null })
    .where('id', '=', meant.id)
    .execute();
  return end;
};
