import type { Static } from '@fastify/type-provider-typebox';
import { storeCheckoutRefusals, storeOrderRefusals, storeOrderRefusal } from '#domain/commerce/orderRefusals';
import { isUuid } from '#domain/shared/patterns';
import type { Sandbox } from '../context';
import { refusal } from '../platform/errors';
import type { Player } from '../platform/tables';
import { startOrder } from './checkout';
import { checkoutOf, OrderStatus } from './orders';
import type { StoreCheckout } from './schema';
import { orderToken } from './orderTokens';
import { settleOrder } from './settlement';

/**
 * Creates an order to be paid in the store, at the product's default price.
 * @returns path of the mock store page on this site
 * @throws ApiError 403 (309), and the errors of `startOrder`
 */
export const startStoreOrder = async (
  sandbox: Sandbox,
  player: Player,
  key: string,
  request: Static<typeof StoreCheckout>,
): Promise<string> => {
  if (!player.ownership.includes('steam')) {
    const message = 'The account does not own the game in the store.';
    throw refusal(storeCheckoutRefusals, 'no-store-account', message);
  }
  const { productId, language } = request;
  const orderId = await startOrder(
    sandbox,
    { player, ghostTokenId: undefined },
    { key, channel: 'store', language, request, productId },
  );
  const query = new URLSearchParams({ transaction: orderToken(sandbox.keys, 'store', orderId) });
  return `/sandbox/store?${query.toString()}`;
};

/**
 * Grants the product of an order that was paid in the store. Repeated calls grant it only once.
 * @returns the order's status; 0 if the store has not approved the payment yet
 * @throws ApiError 403 (113) or 404 (306)
 */
export const finishStoreOrder = async (
  sandbox: Sandbox,
  player: Player,
  orderId: string,
  rootUrl: () => string,
): Promise<number> => {
  const { db } = sandbox;
  const checkout = isUuid(orderId) ? await checkoutOf(db, orderId) : undefined;
  const order =
    checkout && (await db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirst());
  const refused = storeOrderRefusal(
    order && { isInStore: checkout.channel === 'store', buyerId: order.player_id },
    player.id,
  );
  if (refused || !order) {
    throw refusal(storeOrderRefusals, refused ?? 'unknown-order', 'The player has no such order.');
  }
  if (order.status !== OrderStatus.started || checkout.approved_at === null) return order.status;
  return (await settleOrder(sandbox, orderId, rootUrl)) ?? order.status;
};
