import { Type } from '@fastify/type-provider-typebox';
import type { Sandbox } from '../context';
import { failures } from '../platform/errors';
import type { Api } from '../platform/http';
import { requirePlayer } from '../profile/players';
import { Subscription } from './schema';

export const billingRoutes = (api: Api, { db, accessTokens }: Sandbox): void => {
  api.get(
    '/api/orders/subscriptions/me/last-subscription',
    { schema: { response: { 200: Subscription, 204: Type.Null(), ...failures(401) } } },
    async (request, reply) => {
      const player = await requirePlayer(db, await accessTokens.bearer(request));
      const last = await db
        .selectFrom('subscriptions')
        .selectAll()
        .where('player_id', '=', player.id)
        .orderBy('created_at', 'desc')
        .executeTakeFirst();
      if (!last) return reply.code(204).send(null);
      return reply.code(200).send({
        id: last.id,
        dateCreate: last.created_at.toISOString(),
        dateNextCharge: last.next_charge_at?.toISOString() ?? null,
        dateEnd: last.ends_at?.toISOString() ?? null,
        status: last.status,
        paymentProvider: last.payment_provider,
        paymentProviderSubscriptionId: last.provider_subscription_id,
        productName: last.product_name,
      });
    },
  );
};
