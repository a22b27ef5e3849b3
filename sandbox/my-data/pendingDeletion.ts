import type { preHandlerAsyncHookHandler } from 'fastify';
import { pendingDeletionRefusals } from '#domain/my-data/deletionRefusals';
import type { Sandbox } from '../context';
import { refusal } from '../platform/errors';
import { routeOf } from '../platform/http';
import { findPlayer } from '../profile/players';
import { deletionOf } from './deletion';

/** Method and route of calls that give the player something, such as game time. */
const givingCalls: ReadonlySet<string> = new Set([
  'POST /api/orders/payment/token',
  'POST /api/orders/payment/steam-initialize',
  'POST /api/orders/:orderId/payment',
  'POST /api/orders/subscriptions/me/renew',
  'POST /api/inventory/keys/:id/activate',
  'POST /api/inventory/dualaccesscoupon/convert',
  'POST /api/users/me/redeem-myDU',
  'POST /api/steam/give-purchase-gametime',
]);

/** Rejects calls that would give something to an account with a pending deletion. */
export const pendingDeletionHook =
  ({ db, accessTokens }: Sandbox): preHandlerAsyncHookHandler =>
  async (request) => {
    if (!givingCalls.has(routeOf(request))) return;
    const playerId = await accessTokens.readPlayerId(request);
    const player = playerId === undefined ? undefined : await findPlayer(db, playerId);
    if (player && deletionOf(player)) {
      throw refusal(pendingDeletionRefusals, 'deletion-pending', 'This account will be deleted.');
    }
  };
