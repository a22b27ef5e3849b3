import { Type } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import type { Sandbox } from '../context';
import { failures } from '../platform/errors';
import type { Api } from '../platform/http';
import type { Player } from '../platform/tables';
import { requirePlayer } from '../profile/players';
import { sendSecurityEmail } from '../security/sendSecurityEmail';
import { SignedIn } from '../session/schema';
import { completeSignIn } from '../session/signIn';
import { signInOriginOf } from '../session/startSession';
import {
  addPasskey,
  assertionOptionsFor,
  creationOptionsFor,
  passkeysOf,
  removePasskey,
  renamePasskey,
} from './passkeys';
import {
  AssertionOptions,
  AssertionOptionsRequest,
  CreationOptions,
  NewPasskey,
  Passkey,
  PasskeySignIn,
  Renaming,
} from './schema';
import { verifyAssertion, verifyNewPasskey } from './verify';

const OfPasskey = Type.Object({ id: Type.String({ format: 'uuid' }) });

/** @param rootUrl root URL of the site. The passkeys are bound to its host. */
export const passkeyRoutes = (api: Api, sandbox: Sandbox, rootUrl: () => string): void => {
  const playerOf = async (request: FastifyRequest): Promise<Player> =>
    requirePlayer(sandbox.db, await sandbox.accessTokens.verifyBearer(request));

  const notify = (
    request: FastifyRequest,
    player: Player,
    event: 'passkey-added' | 'passkey-removed',
    name: string,
  ): Promise<void> =>
    sendSecurityEmail(sandbox, player, signInOriginOf(request), {
      event,
      values: { name },
      rootUrl: rootUrl(),
    });

  api.get(
    '/api/me/passkeys',
    { schema: { response: { 200: Type.Array(Passkey), ...failures(401) } } },
    async (request) => passkeysOf(sandbox, (await playerOf(request)).id),
  );

  api.post(
    '/api/me/passkeys/options',
    { schema: { response: { 200: CreationOptions, ...failures(401, 403) } } },
    async (request) => creationOptionsFor(sandbox, await playerOf(request), rootUrl()),
  );

  api.post(
    '/api/me/passkeys',
    { schema: { body: NewPasskey, response: { 200: Passkey, ...failures(401, 403) } } },
    async (request) => {
      const player = await playerOf(request);
      const made = await verifyNewPasskey(sandbox, player.id, request.body, rootUrl());
      const passkey = await addPasskey(sandbox, player.id, request.body.name.trim(), made);
      await notify(request, player, 'passkey-added', passkey.name);
      return passkey;
    },
  );

  api.patch(
    '/api/me/passkeys/:id',
    {
      schema: { params: OfPasskey, body: Renaming, response: { 204: Type.Null(), ...failures(401, 404) } },
    },
    async (request, reply) => {
      const { id } = await playerOf(request);
      await renamePasskey(sandbox, id, request.params.id, request.body.name.trim());
      return reply.code(204).send(null);
    },
  );

  api.delete(
    '/api/me/passkeys/:id',
    { schema: { params: OfPasskey, response: { 204: Type.Null(), ...failures(401, 403, 404, 409) } } },
    async (request, reply) => {
      const player = await playerOf(request);
      const name = await removePasskey(sandbox, player.id, request.params.id);
      await notify(request, player, 'passkey-removed', name);
      return reply.code(204).send(null);
    },
  );

  api.post(
    '/api/auth/passkey/options',
    { schema: { body: AssertionOptionsRequest, response: { 200: AssertionOptions, ...failures() } } },
    async (request) => {
      sandbox.limits.consume('loginPerAddress', request.ip);
      return assertionOptionsFor(sandbox, request.body.email, rootUrl());
    },
  );

  api.post(
    '/api/auth/passkey',
    { schema: { body: PasskeySignIn, response: { 200: SignedIn, ...failures() } } },
    async (request) => {
      const { device, source: _source, ...assertion } = request.body;
      sandbox.limits.consume('loginPerAddress', request.ip);
      const player = await verifyAssertion(sandbox, assertion, rootUrl());
      return completeSignIn(sandbox, player, device, { from: signInOriginOf(request), rootUrl: rootUrl() });
    },
  );
};
