import type { FastifyRequest } from 'fastify';
import { Type, type Static } from '@fastify/type-provider-typebox';
import type { Sandbox } from '../context';
import { LanguageQuery } from '../platform/emailRequests';
import { ApiError, ErrorCode, failures } from '../platform/errors';
import type { Api } from '../platform/http';
import type { Player } from '../platform/tables';
import { requirePlayer } from '../profile/players';
import {
  PasswordChange,
  RecoveryCodes,
  RecoveryCodesLeft,
  TurnOff,
  TwoFactorCode,
  TwoFactorSetup,
} from './accountSchema';
import { changePassword } from './passwordChange';
import { codesLeftOf, makeRecoveryCodes } from './recoveryCodes';
import { beginTwoFactor, disableTwoFactor, enableTwoFactor, type TurnOffProof } from './twoFactor';

/** Name that authenticator apps show next to the account. */
const issuer = 'Farstead';

/** Routes for the password and the second factor of the signed-in player. */
export const accountSecurityRoutes = (api: Api, sandbox: Sandbox): void => {
  const { db, accessTokens } = sandbox;
  const playerOf = async (request: FastifyRequest): Promise<Player> =>
    requirePlayer(db, await accessTokens.verifyBearer(request));

  api.put(
    '/api/users/me/update-password',
    {
      schema: {
        querystring: LanguageQuery,
        body: PasswordChange,
        response: { 204: Type.Null(), ...failures(401) },
      },
    },
    async (request, reply) => {
      const bearer = await accessTokens.verifyBearer(request);
      const player = await requirePlayer(db, bearer);
      await changePassword(sandbox, player, {
        ...request.body,
        language: request.query.lang,
        sessionId: bearer.sessionId,
      });
      return reply.code(204).send(null);
    },
  );

  api.get(
    '/api/me/enable-mfa',
    { schema: { response: { 200: TwoFactorSetup, ...failures(401, 409) } } },
    async (request) => beginTwoFactor(sandbox, await playerOf(request), issuer),
  );

  api.post(
    '/api/me/enable-mfa',
    { schema: { body: TwoFactorCode, response: { 204: Type.Null(), ...failures(401, 409, 410) } } },
    async (request, reply) => {
      await enableTwoFactor(sandbox, await playerOf(request), request.body.code);
      return reply.code(204).send(null);
    },
  );

  api.post(
    '/api/me/disable-mfa',
    { schema: { body: TurnOff, response: { 204: Type.Null(), ...failures(401) } } },
    async (request, reply) => {
      await disableTwoFactor(sandbox, await playerOf(request), proofIn(request.body));
      return reply.code(204).send(null);
    },
  );

  api.get(
    '/api/me/recovery-codes',
    { schema: { response: { 200: RecoveryCodesLeft, ...failures(401) } } },
    async (request) => {
      const { left, createdAt } = await codesLeftOf(db, (await playerOf(request)).id);
      return { left, createdAt: createdAt?.toISOString() ?? null };
    },
  );

  api.post(
    '/api/me/recovery-codes',
    { schema: { response: { 200: RecoveryCodes, ...failures(401, 409) } } },
    async (request) => ({ codes: [...(await makeRecoveryCodes(sandbox, await playerOf(request)))] }),
  );
};

const proofIn = ({ password, recoveryCode }: Static<typeof TurnOff>): TurnOffProof => {
  if (password !== undefined && recoveryCode === undefined) return { password };
  if (recoveryCode !== undefined && password === undefined) return { recoveryCode };
  throw new ApiError(400, ErrorCode.malformedRequest, 'Either the password or a recovery code is needed.');
};
