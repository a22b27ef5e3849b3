import { Type } from '@fastify/type-provider-typebox';
import type { Sandbox } from '../context';
import { failures } from '../platform/errors';
import type { Api } from '../platform/http';
import { requirePlayer } from '../profile/players';
import { LanguageCode } from '../profile/schema';

export const languageRoutes = (api: Api, { db, accessTokens }: Sandbox): void => {
  api.put(
    '/api/users/me/update-language',
    {
      schema: {
        querystring: Type.Object({ lang: LanguageCode }),
        response: { 204: Type.Null(), ...failures(401) },
      },
    },
    async (request, reply) => {
      const player = await requirePlayer(db, await accessTokens.verifyBearer(request));
      await db
        .updateTable('players')
        .set({ language: request.query.lang })
        .where('id', '=', player.id)
        .execute();
      return reply.code(204).send(null);
    },
  );
};
