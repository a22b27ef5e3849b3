import { Type, type Static } from '@fastify/type-provider-typebox';
import { twoFactorRefusals } from '#domain/security/securityRefusals';
import { generalRefusals } from '#domain/shared/generalRefusals';
import type { Sandbox } from '../context';
import { refusal, type ApiError } from '../platform/errors';
import { Assertion } from '../devices/schema';
import { requirePasskeyOf } from '../devices/verify';
import type { Api } from '../platform/http';
import type { Player } from '../platform/tables';
import type { Bearer } from '../session/accessTokens';
import { playerApiOf } from '../session/playerApi';
import { requireSecondFactor } from '../session/secondFactor';
import { requirePassword } from './currentPassword';
import { recordProof } from './freshProof';
import { CurrentPassword } from '../session/schema';
import { typed } from '../platform/typedText';

/** Contains exactly one credential, which is checked after the bearer token. */
const Proof = Type.Object(
  {
    password: Type.Optional(CurrentPassword),
    otp: Type.Optional(typed('secondFactor', { pattern: '^\\d{6}$' })),
    passkey: Type.Optional(Assertion),
  },
  { additionalProperties: false },
);

const malformedProofError = (): ApiError =>
  refusal(generalRefusals, 'malformed-request', 'Send a password, a code or a passkey, and nothing else.');

const verifyProof = async (
  sandbox: Sandbox,
  player: Player,
  proof: Static<typeof Proof>,
  { sessionId }: Bearer,
): Promise<void> => {
  const { password, otp, passkey } = proof;
  if (Object.keys(proof).length !== 1) throw malformedProofError();
  if (password !== undefined) return requirePassword(sandbox, player, password);
  if (passkey !== undefined) return requirePasskeyOf(sandbox, player, passkey, sandbox.rootUrl());
  if (player.mfa_secret === null) throw refusal(twoFactorRefusals, 'wrong-code', 'Two-factor is off.');
  await requireSecondFactor(sandbox, player, otp ?? '', { sessionId });
};

/** Route that reauthenticates the signed-in player, for calls that require recent authentication. */
export const proofRoutes = (api: Api, sandbox: Sandbox): void => {
  const playerApi = playerApiOf(api, sandbox);

  playerApi.post('/api/auth/proof', { body: Proof }, async (player, { body }, bearer) => {
    await verifyProof(sandbox, player, body, bearer);
    await recordProof(sandbox, bearer);
  });
};
