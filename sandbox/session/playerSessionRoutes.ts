import { Type } from '@fastify/type-provider-typebox';
import type { Sandbox } from '../context';
import { failures } from '../platform/errors';
import type { Api } from '../platform/http';
import { requirePlayer } from '../profile/players';
import { sendSecurityEmail } from '../security/sendSecurityEmail';
import { Session, endOtherSessions, endSession, sessionsOf } from './sessions';
import { signInOriginOf } from './startSession';

/**
 * Routes for a player's own sessions. The player gets an email about each session that was ended.
 * @param rootUrl root URL of the site, for links in emails
 */
export const playerSessionRoutes = (api: Api, sandbox: Sandbox, rootUrl: () => string): void => {
  const { db, accessTokens } = sandbox;

  api.get(
    '/api/me/sessions',
    { schema: { response: { 200: Type.Array(Session), ...failures(401) } } },
    async (request) => {
      const bearer = await accessTokens.verifyBearer(request);
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
      const player = await requirePlayer(db, await accessTokens.verifyBearer(request));
      const from = await endSession(sandbox, player.id, request.params.id);
      await sendSecurityEmail(sandbox, player, from, { event: 'session-ended', rootUrl: rootUrl() });
      return reply.code(204).send(null);
    },
  );

  api.delete(
    '/api/me/sessions',
    { schema: { response: { 204: Type.Null(), ...failures(401, 403) } } },
    async (request, reply) => {
      const bearer = await accessTokens.verifyBearer(request);
      const player = await requirePlayer(db, bearer);
      const ended = await endOtherSessions(sandbox, bearer);
      if (ended > 0) {
        await sendSecurityEmail(sandbox, player, signInOriginOf(request), {
          event: 'sessions-ended',
          rootUrl: rootUrl(),
        });
      }
      return reply.code(204).send(null);
    },
  );
};
