import { Type } from '@fastify/type-provider-typebox';
import { keyOwnerRefusal } from '#domain/registration/registrationRefusals';
import type { Sandbox } from '../context';
import { failures } from '../platform/errors';
import { inConstantTime } from '../platform/inConstantTime';
import type { Api } from '../platform/http';
import { emailRequestSchema, countEmailRequest } from '../platform/emailRequests';
import { findPlayer } from '../profile/players';
import { RefreshedTokens } from '../session/schema';
import { signInOriginOf, startSession } from '../session/startSession';
import { activate, unknownActivationKeyError } from './activation';
import { activationKeys } from './activationKeys';
import { issueCsrfToken, requireCsrfToken } from './csrf';
import { findLinkOwner } from './linkOwner';
import { register } from './register';
import { resendActivation } from './resendActivation';
import { ActivationKey, KeyOwner, LinkKey, LinkOwner, Registration } from './schema';

export const registrationRoutes = (api: Api, sandbox: Sandbox): void => {
  const { db, clock, limits, rootUrl } = sandbox;

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
      const release = limits.consume('wrongKeysPerAddress', request.ip);
      const id = await activationKeys.ownerOf(db, request.params.key, clock.now());
      const player = id === undefined ? undefined : await findPlayer(db, id);
      if (!player || keyOwnerRefusal(player.status)) throw unknownActivationKeyError();
      release();
      return { email: player.email };
    },
  );

  api.post(
    '/api/register/activate/:key',
    { schema: { params: ActivationKey, response: { 200: RefreshedTokens, ...failures(404) } } },
    async (request) => {
      const release = limits.consume('wrongKeysPerAddress', request.ip);
      const player = await activate(sandbox, request.params.key);
      release();
      return startSession(sandbox, player, signInOriginOf(sandbox, request));
    },
  );

  api.post(
    '/api/account/link-owner',
    { schema: { body: LinkKey, response: { 200: LinkOwner, ...failures(404, 409, 410) } } },
    async (request) => {
      const release = limits.consume('wrongKeysPerAddress', request.ip);
      const owner = await findLinkOwner(sandbox, request.body.kind, request.body.key);
      release();
      return owner;
    },
  );

  api.get(
    '/api/csrf',
    { schema: { response: { 200: Type.Array(Type.Object({ id: Type.String() })), ...failures() } } },
    async (request) => {
      limits.consume('formTokensPerAddress', request.ip);
      return [{ id: await issueCsrfToken(sandbox) }];
    },
  );

  api.post(
    '/api/users/resend-activation',
    {
      schema: {
        ...emailRequestSchema,
        response: { 204: Type.Null(), ...failures(403) },
      },
    },
    async (request, reply) => {
      await requireCsrfToken(sandbox, request.headers);
      countEmailRequest(limits, request);
      await inConstantTime(() =>
        resendActivation(
          sandbox,
          { email: request.body.email, address: request.ip },
          request.query.lang,
          rootUrl(),
        ),
      );
      return reply.code(204).send(null);
    },
  );
};
