import { Type } from '@fastify/type-provider-typebox';
import type { Sandbox } from '../context';
import type { Api } from '../platform/http';
import { playerApiOf } from '../session/playerApi';
import { avatarOf } from './avatar';
import { searchPlayers } from './searchPlayers';
import { typed } from '../platform/typedText';

const FoundPlayers = Type.Array(Type.Object({ id: Type.String(), displayName: Type.String() }));

/** Routes for player data that other players can see. */
export const otherPlayerRoutes = (api: Api, sandbox: Sandbox): void => {
  const playerApi = playerApiOf(api, sandbox);

  playerApi.get(
    '/api/users/search-displayname/:text',
    {
      params: Type.Object({ text: typed('displayName', { minLength: 3, maxLength: 64 }) }),
      response: FoundPlayers,
    },
    async (player, { params }) => {
      sandbox.limits.consume('nameSearchesPerPlayer', player.id);
      const found = await searchPlayers(sandbox.db, params.text);
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
