import { Type } from '@fastify/type-provider-typebox';
import { renewalRefusals } from '#domain/session/signInRefusals';
import type { Sandbox } from '../context';
import { failures, refusal } from '../platform/errors';
import type { Api } from '../platform/http';
import { findPlayer } from '../profile/players';
import { Certificate, Login, Refresh, RefreshedTokens, SignedIn } from './schema';
import { signIn } from './signIn';
import { signInOriginOf } from './startSession';

export const sessionRoutes = (api: Api, sandbox: Sandbox): void => {
  const { db, keys, accessTokens, refreshTokens } = sandbox;

  api.post(
    '/api/auth/login',
    { schema: { body: Login, response: { 200: SignedIn, ...failures() } } },
    (request) =>
      signIn(sandbox, request.body, {
        address: request.ip,
        from: signInOriginOf(sandbox, request),
      }),
  );

  api.post(
    '/api/auth/refresh',
    { schema: { body: Refresh, response: { 200: RefreshedTokens, ...failures(401) } } },
    async (request) => {
      // The refresh token is the credential. The bearer token may be unreadable, but must not be another player's.
      const rotation = await refreshTokens.rotate(
        request.body.token,
        await accessTokens.readPlayerId(request),
      );
      const player = rotation && (await findPlayer(db, rotation.playerId));
      if (!player || player.status !== 'active') {
        throw refusal(renewalRefusals, 'session-expired', 'The session is over: sign in again.');
      }
      return {
        token: await accessTokens.sign(player, rotation.issuedAt, rotation),
        refreshToken: rotation.refreshToken,
      };
    },
  );

  api.post(
    '/api/auth/logout',
    { schema: { body: Refresh, response: { 204: Type.Null(), ...failures() } } },
    async (request, reply) => {
      // Also succeeds for unknown tokens, so that the response does not reveal which tokens exist.
      await refreshTokens.end(request.body.token);
      return reply.code(204).send(null);
    },
  );

  api.get(
    '/api/auth/certificate',
    { schema: { response: { 200: Certificate, ...failures(503) } } },
    (_request, reply) => {
      // Fastify sends a string unchanged, so it is encoded as JSON here.
      void reply.type('application/json; charset=utf-8');
      return JSON.stringify(keys.certificate);
    },
  );
};
