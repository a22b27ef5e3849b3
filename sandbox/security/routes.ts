import { Type } from '@fastify/type-provider-typebox';
import type { Sandbox } from '../context';
import { failures } from '../platform/errors';
import { inConstantTime } from '../platform/inConstantTime';
import type { Api } from '../platform/http';
import { LanguageQuery, emailRequestSchema, countEmailRequest } from '../platform/emailRequests';
import { playerApiOf } from '../session/playerApi';
import { accountSecurityRoutes } from './accountRoutes';
import { requireResetKeyOwner, requestReset, resetPassword } from './passwordResets';
import { NewPassword, ResetInfo, ResetKey, ResetWait, StopKey, WaitingPassword } from './schema';
import { startWait, stopReset, stopResetByKey } from './waitingResets';

export const securityRoutes = (api: Api, sandbox: Sandbox): void => {
  const { limits, rootUrl } = sandbox;
  const playerApi = playerApiOf(api, sandbox);
  accountSecurityRoutes(api, sandbox);

  api.post(
    '/api/auth/me/reset-credentials/request',
    {
      schema: {
        ...emailRequestSchema,
        response: { 204: Type.Null(), ...failures() },
      },
    },
    async (request, reply) => {
      countEmailRequest(limits, request);
      await inConstantTime(() => requestReset(sandbox, request.body.email, request.query.lang, rootUrl()));
      return reply.code(204).send(null);
    },
  );

  api.get(
    '/api/auth/me/reset-credentials/:key/info',
    {
      schema: {
        querystring: LanguageQuery,
        params: ResetKey,
        response: { 200: ResetInfo, ...failures(404) },
      },
    },
    async (request) => {
      const release = limits.consume('wrongKeysPerAddress', request.ip);
      const player = await requireResetKeyOwner(sandbox, request.params.key);
      release();
      return { email: player.email, mfaEnabled: player.mfa_secret !== null };
    },
  );

  api.put(
    '/api/auth/me/reset-credentials/:key/confirm',
    {
      schema: {
        querystring: LanguageQuery,
        params: ResetKey,
        body: NewPassword,
        response: { 204: Type.Null(), ...failures(404, 409) },
      },
    },
    async (request, reply) => {
      const release = limits.consume('wrongKeysPerAddress', request.ip);
      await resetPassword(sandbox, request.params.key, request.body, {
        language: request.query.lang,
        address: request.ip,
      });
      release();
      return reply.code(204).send(null);
    },
  );

  api.post(
    '/api/auth/me/reset-credentials/:key/wait',
    {
      schema: {
        querystring: LanguageQuery,
        params: ResetKey,
        body: WaitingPassword,
        response: { 200: ResetWait, ...failures(404) },
      },
    },
    async (request) => {
      const release = limits.consume('wrongKeysPerAddress', request.ip);
      const { password } = request.body;
      const dueAt = await startWait(sandbox, request.params.key, { password, language: request.query.lang });
      release();
      return { dueAt: dueAt.toISOString() };
    },
  );

  api.post(
    '/api/account/stop-reset',
    {
      schema: { querystring: LanguageQuery, body: StopKey, response: { 204: Type.Null(), ...failures(404) } },
    },
    async (request, reply) => {
      const release = limits.consume('wrongKeysPerAddress', request.ip);
      await stopResetByKey(sandbox, request.body.key, request.query.lang);
      release();
      return reply.code(204).send(null);
    },
  );

  playerApi.delete('/api/me/password-reset', { querystring: LanguageQuery }, ({ id }, { query }) =>
    stopReset(sandbox, id, query.lang),
  );
};
