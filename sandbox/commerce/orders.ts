import type { Static } from '@fastify/type-provider-typebox';
import type { Kysely, Selectable } from 'kysely';
import type { Declaration, Tables } from '../platform/tables';
import type { Order } from './schema';

/** The numbers are part of the API, so they must not change. */
export const OrderStatus = {
  started: 0,
  cancelled: 1,
  paid: 2,
  refunded: 3,
  rejected: 4,
  failed: 5,
} as const;

export type OrderRow = Selectable<Tables['orders']>;
export type Checkout = Selectable<Tables['checkouts']>;
export type OrderLine = Selectable<Tables['order_lines']>;

export const presentOrder = (
  order: OrderRow,
  lines: readonly OrderLine[],
  declarations: readonly Declaration[],
): Static<typeof Order> => ({
  id: order.id,
  status: order.status,
  rejection: order.rejection,
  createdAt: order.created_at.toISOString(),
  paidAt: order.paid_at?.toISOString() ?? null,
  externalSubscriptionId: order.external_subscription_id,
  basket: lines.map((line) => ({
    productId: line.product_id,
    name: line.name,
    quantity: line.quantity,
    gameTime: line.game_time,
  })),
  price: order.price_cents / 100,
  shippingFees: order.shipping_cents / 100,
  currency: order.currency,
  declarations: declarations.map((declared) => ({
    id: declared.id,
    kind: declared.kind,
    receivedAt: declared.received_at.toISOString(),
    effectiveAt: declared.effective_at?.toISOString() ?? null,
  })),
});

/**
 * Returns the orders of a player, whatever their status, newest first.
 * @param ghostTokenId id of a ghost token; limits the result to orders made with this token
 */
export const ordersOf = async (
  db: Kysely<Tables>,
  playerId: string,
  ghostTokenId?: string,
): Promise<Static<typeof Order>[]> => {
  let query = db
    .selectFrom('orders')
    .selectAll('orders')
    .where('player_id', '=', playerId)
    .orderBy('created_at', 'desc');
  if (ghostTokenId !== undefined) {
    query = query
      .innerJoin('checkouts', 'checkouts.order_id', 'orders.id')
      .where('checkouts.ghost_token_id', '=', ghostTokenId);
  }
  const orders = await query.execute();
  const lines = await db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .selectAll('order_lines')
    .where('orders.player_id', '=', playerId)
    .orderBy('order_lines.position')
    .execute();
  const declarations = await declarationsAbout(
    db,
    orders.map(({ id }) => id),
  );
  return orders.map((order) =>
    presentOrder(
      order,
      lines.filter((line) => line.order_id === order.id),
      declarations.filter((declared) => declared.order_id === order.id),
    ),
  );
};

export const getOrder = async (db: Kysely<Tables>, id: string): Promise<Static<typeof Order>> => {
  const order = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return presentOrder(order, await linesOf(db, id), await declarationsAbout(db, [id]));
};

/** Returns the declarations about the given orders, oldest first. */
export const declarationsAbout = async (
  db: Kysely<Tables>,
  orderIds: readonly string[],
): Promise<Declaration[]> =>
  orderIds.length === 0
    ? []
    : db
        .selectFrom('declarations')
        .selectAll()
        .where('order_id', 'in', orderIds)
        .orderBy('received_at')
        .execute();

export const linesOf = (db: Kysely<Tables>, orderId: string): Promise<OrderLine[]> =>
  db.selectFrom('order_lines').selectAll().where('order_id', '=', orderId).orderBy('position').execute();

export const lockOrder = (transaction: Kysely<Tables>, id: string): Promise<OrderRow | undefined> =>
  transaction.selectFrom('orders').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

export const checkoutOf = (db: Kysely<Tables>, orderId: string): Promise<Checkout | undefined> =>
  db.selectFrom('checkouts').selectAll().where('order_id', '=', orderId).executeTakeFirst();
