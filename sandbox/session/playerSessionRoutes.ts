import { Type } from '@fastify/type-provider-typebox';
import type { Sandbox } from '../context';
import type { Api } from '../platform/http';
import { sendSecurityEmail } from '../security/sendSecurityEmail';
import { playerApiOf } from './playerApi';
import { Session, endOtherSessions, endSession, sessionsOf } from './sessions';
import { signInOriginOf } from './startSession';

/** Routes for a player's own sessions. The player gets an email about each session that was ended. */
export const playerSessionRoutes = (api: Api, sandbox: Sandbox): void => {
  const playerApi = playerApiOf(api, sandbox);

  playerApi.get('/api/me/sessions', { response: Type.Array(Session) }, (_player, _request, bearer) =>
    sessionsOf(sandbox, bearer),
  );

  playerApi.delete(
    '/api/me/sessions/:id',
    { params: Type.Object({ id: Type.String({ format: 'uuid' }) }), failures: [403, 404] },
    async (player, { params }) => {
      const from = await endSession(sandbox, player.id, params.id);
      await sendSecurityEmail(sandbox, player, from, { event: 'session-ended' });
    },
  );

  playerApi.delete('/api/me/sessions', { failures: [403] }, async (player, request, bearer) => {
    const ended = await endOtherSessions(sandbox, bearer);
    if (ended === 0) return;
    await sendSecurityEmail(sandbox, player, signInOriginOf(sandbox, request), { event: 'sessions-ended' });
  });
};
