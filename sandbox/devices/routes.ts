import { Type } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import type { Sandbox } from '../context';
import { failures } from '../platform/errors';
import type { Api } from '../platform/http';
import type { Player } from '../platform/tables';
import { sendSecurityEmail } from '../security/sendSecurityEmail';
import { playerApiOf } from '../session/playerApi';
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

/** Routes for passkeys, which are bound to the host of the site. */
export const passkeyRoutes = (api: Api, sandbox: Sandbox): void => {
  const { rootUrl } = sandbox;
  const playerApi = playerApiOf(api, sandbox);

  const notify = (
    request: FastifyRequest,
    player: Player,
    event: 'passkey-added' | 'passkey-removed',
    name: string,
  ): Promise<void> =>
    sendSecurityEmail(sandbox, player, signInOriginOf(sandbox, request), { event, values: { name } });

  playerApi.get('/api/me/passkeys', { response: Type.Array(Passkey) }, ({ id }) => passkeysOf(sandbox, id));

  playerApi.post('/api/me/passkeys/options', { response: CreationOptions, failures: [403] }, (player) =>
    creationOptionsFor(sandbox, player, rootUrl()),
  );

  playerApi.post(
    '/api/me/passkeys',
    { body: NewPasskey, response: Passkey, failures: [403] },
    async (player, request) => {
      const made = await verifyNewPasskey(sandbox, player.id, request.body, rootUrl());
      const passkey = await addPasskey(sandbox, player.id, request.body.name, made);
      await notify(request, player, 'passkey-added', passkey.name);
      return passkey;
    },
  );

  playerApi.patch(
    '/api/me/passkeys/:id',
    { params: OfPasskey, body: Renaming, failures: [404] },
    ({ id }, { params, body }) => renamePasskey(sandbox, id, params.id, body.name),
  );

  playerApi.delete(
    '/api/me/passkeys/:id',
    { params: OfPasskey, failures: [403, 404, 409] },
    async (player, request) => {
      const name = await removePasskey(sandbox, player.id, request.params.id);
      await notify(request, player, 'passkey-removed', name);
    },
  );

  api.post(
    '/api/auth/passkey/options',
    { schema: { body: AssertionOptionsRequest, response: { 200: AssertionOptions, ...failures() } } },
    async (request) => {
      sandbox.limits.consume('loginPerAddress', request.ip);
      return assertionOptionsFor(sandbox, rootUrl());
    },
  );

  api.post(
    '/api/auth/passkey',
    { schema: { body: PasskeySignIn, response: { 200: SignedIn, ...failures() } } },
    async (request) => {
      const { device, source: _source, ...assertion } = request.body;
      sandbox.limits.consume('loginPerAddress', request.ip);
      const player = await verifyAssertion(sandbox, assertion, rootUrl());
      return completeSignIn(sandbox, player, device, signInOriginOf(sandbox, request));
    },
  );
};
