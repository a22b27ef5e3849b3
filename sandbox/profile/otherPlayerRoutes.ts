import { Type } from '@fastify/type-provider-typebox';
import type { Sandbox } from '../context';
import { failures } from '../platform/errors';
import type { Api } from '../platform/http';
import { avatarOf } from './avatar';
import { requirePlayer } from './players';
import { searchPlayers } from './searchPlayers';

const FoundPlayers = Type.Array(Type.Object({ id: Type.String(), displayName: Type.String() }));

/** Routes for player data that other players can see. */
export const otherPlayerRoutes = (api: Api, { db, limits, accessTokens }: Sandbox): void => {
  api.get(
    '/api/users/search-displayname/:text',
    {
      schema: {
        params: Type.Object({ text: Type.String({ minLength: 3, maxLength: 64 }) }),
        response: { 200: FoundPlayers, ...failures(401) },
      },
    },
    async (request) => {
      const player = await requirePlayer(db, await accessTokens.verifyBearer(request));
      limits.consume('nameSearchesPerPlayer', player.id);
      const found = await searchPlayers(db, request.params.text);
      return found.map(({ id, display_name: displayName }) => ({ id, displayName }));
    },
  );

  /** Public, because pictures are requested without a token. */
  api.get(
    '/api/users/:id/avatar',
    { schema: { params: Type.Object({ id: Type.String({ format: 'uuid' }) }) } },
    (request, reply) =>
      reply
        .headers({
          'cache-control': 'public, max-age=86400',
          'content-security-policy': "default-src 'none'",
        })
        .type('image/svg+xml')
        .send(avatarOf(request.params.id)),
  );
};
