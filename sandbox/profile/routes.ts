import { Type, type Static } from '@fastify/type-provider-typebox';
import type { Sandbox } from '../context';
import { ApiError, ErrorCode, failures } from '../platform/errors';
import type { Api } from '../platform/http';
import type { Player } from '../platform/tables';
import { findPlayer, isSignedOut } from './players';
import { rolesAt } from './roles';
import { User } from './schema';

const present = (player: Player, now: Date): Static<typeof User> => ({
  id: player.id,
  displayName: player.display_name,
  email: player.email,
  firstName: player.first_name,
  lastName: player.last_name,
  username: player.username,
  communityId: player.community_id,
  joinedAt: player.joined_at.toISOString(),
  role: rolesAt(player, now),
  mfaEnabled: player.mfa_secret !== null,
  language: player.language,
  ownership: player.ownership,
  hasMyDUAccess: player.has_mydu_access,
  steamId: player.steam_id,
  pendingEmail: player.pending_email,
  emailChangeIsPending: player.pending_email !== null,
});

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
      return present(player, clock.now());
    },
  );
};
