import { orderStatusNumber } from '#domain/commerce/PurchaseOrder';
import type { SampleOrder, SamplePayer } from '#samples/payers';
import type { Database } from '../platform/database';

const statuses = { active: 0, canceled: 1, 'non-renewing': 2 } as const;

/** Seeds the subscriptions, payments and packs of a sample payer. Existing rows are left unchanged. */
export const seedPayer = async (
  db: Database,
  playerId: string,
  { subscriptions, packs }: SamplePayer,
): Promise<void> => {
  await db
    .insertInto('subscriptions')
    .values(
      subscriptions.map(({ id, productName, createdAt, nextCharge, end, status, provider }) => ({
        id,
        player_id: playerId,
        created_at: createdAt,
        next_charge_at: nextCharge ?? null,
        ends_at: end ?? null,
        status: statuses[status],
        payment_provider: provider === 'card' ? 0 : 1,
        provider_subscription_id: `sandbox-${id}`,
        product_name: productName,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  for (const { id, payments } of subscriptions) await addOrders(db, playerId, payments, id);
  await addOrders(db, playerId, packs);
};

const addOrders = async (
  db: Database,
  playerId: string,
  orders: readonly SampleOrder[],
  subscriptionId?: number,
): Promise<void> => {
  if (orders.length === 0) return;
  await db
    .insertInto('orders')
    .values(
      orders.map(({ id, status, orderedAt, cents }) => ({
        id,
        player_id: playerId,
        status: orderStatusNumber(status),
        created_at: orderedAt,
        paid_at: status === 'paid' || status === 'refunded' ? orderedAt : null,
        external_subscription_id: subscriptionId ?? null,
        price_cents: cents,
        shipping_cents: 0,
        currency: 'EUR',
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('order_lines')
    .values(
      orders.map(({ id, productName, months }) => ({
        order_id: id,
        position: 1,
        product_id: months === 0 ? 'mydu' : `gametime-${months}`,
        name: productName,
        quantity: 1,
        game_time: months,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
