import { Type } from '@fastify/type-provider-typebox';
import type { Sandbox } from '../context';
import { LanguageQuery } from '../platform/emailRequests';
import { failures } from '../platform/errors';
import type { Api } from '../platform/http';
import { requirePlayer } from '../profile/players';
import { cancelKey, giftsOf, sendKey } from './gifts';
import { Gift, Keys, NoContent } from './schema';

/** Routes for sending beta keys. The routes in `entitlements` look up and activate them, like all other codes. */
export const betaKeyRoutes = (api: Api, sandbox: Sandbox): void => {
  const { db, accessTokens } = sandbox;

  api.get(
    '/api/inventory/keys',
    { schema: { response: { 200: Keys, ...failures(401) } } },
    async (request) => {
      const { id } = await requirePlayer(db, await accessTokens.verifyBearer(request));
      return giftsOf(db, id);
    },
  );

  api.post(
    '/api/inventory/keys',
    {
      schema: { querystring: LanguageQuery, body: Gift, response: { 204: NoContent, ...failures(401, 409) } },
    },
    async (request, reply) => {
      const { id } = await requirePlayer(db, await accessTokens.verifyBearer(request));
      await sendKey(sandbox, id, request.body.recipient.trim(), request.query.lang);
      return reply.code(204).send(null);
    },
  );

  api.delete(
    '/api/inventory/keys/:id',
    {
      schema: {
        params: Type.Object({ id: Type.String() }),
        response: { 204: NoContent, ...failures(401, 403, 404, 409) },
      },
    },
    async (request, reply) => {
      const { id } = await requirePlayer(db, await accessTokens.verifyBearer(request));
      await cancelKey(sandbox, id, request.params.id);
      return reply.code(204).send(null);
    },
  );
};
