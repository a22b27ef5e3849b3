import { Type } from '@fastify/type-provider-typebox';
import type { Sandbox } from '../context';
import { failures } from '../platform/errors';
import type { Api } from '../platform/http';
import { requirePlayer } from '../profile/players';
import { Session, endOtherSessions, endSession, sessionsOf } from './sessions';

/** The sessions of a player, for their owner. */
export const ownSessionRoutes = (api: Api, sandbox: Sandbox): void => {
  const { db, accessTokens } = sandbox;

  api.get(
    '/api/me/sessions',
    { schema: { response: { 200: Type.Array(Session), ...failures(401) } } },
    async (request) => {
      const bearer = await accessTokens.bearer(request);
      await requirePlayer(db, bearer);
      return sessionsOf(sandbox, bearer);
    },
  );

  api.delete(
    '/api/me/sessions/:id',
    {
      schema: {
        params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
        response: { 204: Type.Null(), ...failures(401, 403, 404) },
      },
    },
    async (request, reply) => {
      const player = await requirePlayer(db, await accessTokens.bearer(request));
      await endSession(sandbox, player.id, request.params.id);
      return reply.code(204).send(null);
    },
  );

  api.delete(
    '/api/me/sessions',
    { schema: { response: { 204: Type.Null(), ...failures(401, 403) } } },
    async (request, reply) => {
      const bearer = await accessTokens.bearer(request);
      await requirePlayer(db, bearer);
      await endOtherSessions(sandbox, bearer);
      return reply.code(204).send(null);
    },
  );
};
