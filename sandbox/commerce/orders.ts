import type { Static } from '@fastify/type-provider-typebox';
import type { Database } from '../platform/database';
import type { Order } from './schema';

/** All orders of a player, whatever their status, newest first. */
export const ordersOf = async (db: Database, playerId: string): Promise<Static<typeof Order>[]> => {
  const orders = await db
    .selectFrom('orders')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('created_at', 'desc')
    .execute();
  const lines = await db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .selectAll('order_lines')
    .where('orders.player_id', '=', playerId)
    .orderBy('order_lines.position')
    .execute();
  return orders.map((order) => ({
    id: order.id,
    status: order.status,
    paidAt: order.paid_at?.toISOString() ?? null,
    externalSubscriptionId: order.external_subscription_id,
    basket: lines
      .filter((line) => line.order_id === order.id)
      .map((line) => ({
        productId: line.product_id,
        name: line.name,
        quantity: line.quantity,
        gameTime: line.game_time,
      })),
    price: order.price_cents / 100,
    shippingFees: order.shipping_cents / 100,
    currency: order.currency,
  }));
};
