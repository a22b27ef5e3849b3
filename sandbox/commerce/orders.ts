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

interface OrderParts {
  readonly lines: readonly OrderLine[];
  readonly declarations: readonly Declaration[];
  readonly checkout: Checkout | undefined;
}

const presentOrder = (
  order: OrderRow,
  { lines, declarations, checkout }: OrderParts,
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
  paymentProvider: checkout?.channel === 'store' ? 1 : 0,
  cardLastFour: order.card_last_four,
  firstConnectionAt: order.first_connection_at?.toISOString() ?? null,
  refundedAt: order.refunded_at?.toISOString() ?? null,
  isPayable: isPayable(order, checkout),
  declarations: declarations.map((declared) => ({
    id: declared.id,
    kind: declared.kind,
    receivedAt: declared.received_at.toISOString(),
    effectiveAt: declared.effective_at?.toISOString() ?? null,
  })),
});

/** Whether the buyer can still pay or drop the order: a payment that was approved late can no longer be dropped. */
export const isPayable = ({ status }: OrderRow, checkout: Checkout | undefined): checkout is Checkout =>
  status === OrderStatus.started && checkout?.channel === 'card' && checkout.approved_at === null;

/** Returns the orders with their lines, and the withdrawals and cancellations about them, oldest first. */
export const presentOrders = async (
  db: Kysely<Tables>,
  orders: readonly OrderRow[],
): Promise<Static<typeof Order>[]> => {
  if (orders.length === 0) return [];
  const ids = orders.map(({ id }) => id);
  const lines = await db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', 'in', ids)
    .orderBy('position')
    .execute();
  const declarations = await db
    .selectFrom('declarations')
    .selectAll()
    .where('order_id', 'in', ids)
    .orderBy('received_at')
    .execute();
  const checkouts = await db.selectFrom('checkouts').selectAll().where('order_id', 'in', ids).execute();
  return orders.map((order) => {
    const isOfOrder = ({ order_id: id }: { readonly order_id: string | null }): boolean => id === order.id;
    return presentOrder(order, {
      lines: lines.filter(isOfOrder),
      declarations: declarations.filter(isOfOrder),
      checkout: checkouts.find(isOfOrder),
    });
  });
};

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
  return presentOrders(db, await query.execute());
};

export const getOrder = async (db: Kysely<Tables>, id: string): Promise<Static<typeof Order>> => {
  const order = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const [presented] = await presentOrders(db, [order]);
  if (!presented) throw new Error('The order was not presented.');
  return presented;
};

export const linesOf = (db: Kysely<Tables>, orderId: string): Promise<OrderLine[]> =>
  db.selectFrom('order_lines').selectAll().where('order_id', '=', orderId).orderBy('position').execute();

export const lockOrder = (transaction: Kysely<Tables>, id: string): Promise<OrderRow | undefined> =>
  transaction.selectFrom('orders').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

export const checkoutOf = (db: Kysely<Tables>, orderId: string): Promise<Checkout | undefined> =>
  db.selectFrom('checkouts').selectAll().where('order_id', '=', orderId).executeTakeFirst();
