import { Type } from '@fastify/type-provider-typebox';
import type { Sandbox } from '../context';
import { ApiError, ErrorCode, failures } from '../platform/errors';
import type { Api } from '../platform/http';
import { requirePlayer } from '../profile/players';
import { ordersOf } from './orders';
import { Order } from './schema';

export const commerceRoutes = (api: Api, { db, accessTokens }: Sandbox): void => {
  api.get(
    '/api/orders/byuser/:userId',
    {
      schema: {
        params: Type.Object({ userId: Type.String({ maxLength: 64 }) }),
        response: { 200: Type.Array(Order), ...failures(401, 403) },
      },
    },
    async (request) => {
      const bearer = await accessTokens.bearer(request);
      if (request.params.userId !== bearer.playerId) {
        throw new ApiError(403, ErrorCode.forbidden, 'These are the orders of another player.');
      }
      const player = await requirePlayer(db, bearer);
      return ordersOf(db, player.id);
    },
  );
};
