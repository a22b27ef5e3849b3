import { Type } from '@fastify/type-provider-typebox';
import type { Sandbox } from '../context';
import { failures } from '../platform/errors';
import { inEvenTime } from '../platform/evenTime';
import type { Api } from '../platform/http';
import { asksForEmail, countEmail } from '../platform/emailRequests';
import { findPlayer } from '../profile/players';
import { Refreshed } from '../session/schema';
import { signedInFrom, startSession } from '../session/startSession';
import { activate, unknownActivationKey } from './activation';
import { activationKeys } from './activationKeys';
import { issueCsrfToken, requireCsrfToken } from './csrf';
import { register } from './register';
import { resendActivation } from './resendActivation';
import { ActivationKey, KeyOwner, Registration } from './schema';

/** @param rootUrl root URL of the site, for links in emails */
export const registrationRoutes = (api: Api, sandbox: Sandbox, rootUrl: () => string): void => {
  const { db, clock, limits } = sandbox;

  api.post(
    '/api/register',
    {
      schema: {
        body: Registration,
        response: { 204: Type.Null(), ...failures(403, 404, 409, 410) },
      },
    },
    async (request, reply) => {
      await register(sandbox, request.body, request.ip, rootUrl);
      return reply.code(204).send(null);
    },
  );

  api.get(
    '/api/register/activate/:key',
    {
      schema: { params: ActivationKey, response: { 200: KeyOwner, ...failures(404) } },
    },
    async (request) => {
      const release = limits.take('wrongKeysPerAddress', request.ip);
      const id = await activationKeys.ownerOf(db, request.params.key, clock.now());
      const player = id === undefined ? undefined : await findPlayer(db, id);
      if (player?.status !== 'ghost' && player?.status !== 'unconfirmed') throw unknownActivationKey();
      release();
      return { email: player.email };
    },
  );

  api.post(
    '/api/register/activate/:key',
    { schema: { params: ActivationKey, response: { 200: Refreshed, ...failures(404) } } },
    async (request) => {
      const release = limits.take('wrongKeysPerAddress', request.ip);
      const player = await activate(sandbox, request.params.key);
      release();
      return startSession(sandbox, player, signedInFrom(request));
    },
  );

  api.get(
    '/api/csrf',
    { schema: { response: { 200: Type.Array(Type.Object({ id: Type.String() })), ...failures() } } },
    async (request) => {
      limits.take('formTokensPerAddress', request.ip);
      return [{ id: await issueCsrfToken(sandbox) }];
    },
  );

  api.post(
    '/api/users/resend-activation',
    {
      schema: {
        ...asksForEmail,
        response: { 204: Type.Null(), ...failures(403) },
      },
    },
    async (request, reply) => {
      await requireCsrfToken(sandbox, request.headers['x-csrf-token']);
      countEmail(limits, request);
      await inEvenTime(() => resendActivation(sandbox, request.body.email, request.query.lang, rootUrl()));
      return reply.code(204).send(null);
    },
  );
};
