import { orderNumber } from '#domain/commerce/orderNumber';
import { hasReceipt } from '#domain/billing/PlacedOrder';
import { orderStatusNumber } from '#domain/commerce/PurchaseOrder';
import { campaignIdOf } from '#samples/catalog';
import { sampleCardLastFour, type SampleOrder, type SamplePayer } from '#samples/payers';
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
        card_last_four: provider === 'card' ? sampleCardLastFour : null,
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
      orders.map(({ id, status, orderedAt, refundedAt, cents }) => ({
        id,
        player_id: playerId,
        status: orderStatusNumber(status),
        created_at: orderedAt,
        paid_at: hasReceipt({ status }) ? orderedAt : null,
        card_last_four: hasReceipt({ status }) ? sampleCardLastFour : null,
        refunded_at: refundedAt ?? null,
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
  const started = orders.filter(({ status, months }) => status === 'started' && months > 0);
  await addPayableCheckouts(
    db,
    started.map(({ id }) => id),
  );
  await addWithdrawals(db, playerId, orders);
};

/** Makes started orders payable: without a checkout they can be neither paid nor dropped. */
export const addPayableCheckouts = async (db: Database, orderIds: readonly string[]): Promise<void> => {
  if (orderIds.length === 0) return;
  await db
    .insertInto('checkouts')
    .values(
      orderIds.map((id) => ({
        order_id: id,
        purchase_key: id,
        request_hash: '',
        campaign_id: campaignIdOf('default'),
        kind: 'gametime' as const,
        channel: 'card' as const,
        language: 'en' as const,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

const addWithdrawals = async (
  db: Database,
  playerId: string,
  orders: readonly SampleOrder[],
): Promise<void> => {
  const withdrawn = orders.flatMap(({ id, withdrawnAt }) => (withdrawnAt ? [{ id, withdrawnAt }] : []));
  if (withdrawn.length === 0) return;
  const { email, first_name, last_name } = await db
    .selectFrom('players')
    .select(['email', 'first_name', 'last_name'])
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('declarations')
    .values(
      withdrawn.map(({ id, withdrawnAt }) => ({
        id,
        kind: 'withdrawal' as const,
        request_hash: id,
        language: 'en' as const,
        name: `${first_name} ${last_name}`,
        order_number: orderNumber(id),
        contract: '',
        email,
        reason: '',
        received_at: withdrawnAt,
        order_id: id,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
