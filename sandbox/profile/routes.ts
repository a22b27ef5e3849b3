import { Type } from '@fastify/type-provider-typebox';
import type { Sandbox } from '../context';
import { ApiError, ErrorCode, failures } from '../platform/errors';
import type { Api } from '../platform/http';
import { findPlayer, isSignedOut } from './players';
import { User, userOf } from './user';

export const profileRoutes = (api: Api, { db, clock, accessTokens }: Sandbox): void => {
  api.get(
    '/api/users/:id',
    {
      schema: {
        params: Type.Object({ id: Type.String({ maxLength: 64 }) }),
        response: { 200: User, ...failures(401, 403, 404) },
      },
    },
    async (request) => {
      const { playerId, issuedAt } = await accessTokens.bearer(request);
      if (request.params.id !== playerId) {
        throw new ApiError(403, ErrorCode.forbidden, 'This is another player.');
      }
      const player = await findPlayer(db, playerId);
      if (!player) throw new ApiError(404, ErrorCode.unknownUser, 'There is no such player.');
      if (isSignedOut(player, issuedAt)) {
        throw new ApiError(401, ErrorCode.accessToken, 'This session was ended.');
      }
      return userOf(player, clock.now());
    },
  );
};
