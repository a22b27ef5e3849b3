import { Type, type Static } from '@fastify/type-provider-typebox';
import type { Sandbox } from '../context';
import { ApiError, ErrorCode } from '../platform/errors';
import { Assertion } from '../devices/schema';
import { requirePasskeyOf } from '../devices/verify';
import type { Api } from '../platform/http';
import type { Player } from '../platform/tables';
import { playerApiOf } from '../session/playerApi';
import { requireSecondFactor } from '../session/secondFactor';
import { requirePassword } from './currentPassword';
import { recordProof } from './freshProof';

/** Contains exactly one proof, which is checked after the bearer token. */
const Proof = Type.Object(
  {
    password: Type.Optional(Type.String({ minLength: 1, maxLength: 128 })),
    otp: Type.Optional(Type.String({ pattern: '^\\d{6}$' })),
    passkey: Type.Optional(Assertion),
  },
  { additionalProperties: false },
);

const malformedProofError = (): ApiError =>
  new ApiError(400, ErrorCode.malformedRequest, 'Send a password, a code or a passkey, and nothing else.');

const verifyProof = async (
  sandbox: Sandbox,
  player: Player,
  proof: Static<typeof Proof>,
  rootUrl: string,
): Promise<void> => {
  const { password, otp, passkey } = proof;
  if (Object.keys(proof).length !== 1) throw malformedProofError();
  if (password !== undefined) return requirePassword(sandbox, player, password);
  if (passkey !== undefined) return requirePasskeyOf(sandbox, player, passkey, rootUrl);
  if (player.mfa_secret === null) throw new ApiError(400, ErrorCode.secondFactor, 'Two-factor is off.');
  await requireSecondFactor(sandbox, player, otp ?? '');
};

/** Route that re-authenticates the signed-in player, for calls that need a fresh proof. */
export const proofRoutes = (api: Api, sandbox: Sandbox): void => {
  const playerApi = playerApiOf(api, sandbox);

  playerApi.post('/api/auth/proof', { body: Proof }, async (player, { body }, bearer) => {
    await verifyProof(sandbox, player, body, sandbox.rootUrl());
    await recordProof(sandbox, bearer);
  });
};
