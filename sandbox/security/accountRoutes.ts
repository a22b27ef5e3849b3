import type { Static } from '@fastify/type-provider-typebox';
import { generalRefusals } from '#domain/shared/generalRefusals';
import type { Sandbox } from '../context';
import { LanguageQuery } from '../platform/emailRequests';
import { refusal } from '../platform/errors';
import type { Api } from '../platform/http';
import { playerApiOf } from '../session/playerApi';
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
  const playerApi = playerApiOf(api, sandbox);

  playerApi.put(
    '/api/users/me/update-password',
    { querystring: LanguageQuery, body: PasswordChange },
    (player, { query, body }, { sessionId }) =>
      changePassword(sandbox, player, { ...body, language: query.lang, sessionId }),
  );

  playerApi.get('/api/me/enable-mfa', { response: TwoFactorSetup, failures: [409] }, (player) =>
    beginTwoFactor(sandbox, player, issuer),
  );

  playerApi.post(
    '/api/me/enable-mfa',
    { body: TwoFactorCode, failures: [409, 410] },
    (player, { body }, bearer) => enableTwoFactor(sandbox, player, body.code, bearer),
  );

  playerApi.post('/api/me/disable-mfa', { body: TurnOff }, (player, { body }, bearer) =>
    disableTwoFactor(sandbox, player, proofIn(body), bearer),
  );

  playerApi.get('/api/me/recovery-codes', { response: RecoveryCodesLeft }, async ({ id }) => {
    const { left, createdAt } = await codesLeftOf(sandbox.db, id);
    return { left, createdAt: createdAt?.toISOString() ?? null };
  });

  playerApi.post('/api/me/recovery-codes', { response: RecoveryCodes, failures: [409] }, async (player) => ({
    codes: [...(await makeRecoveryCodes(sandbox, player))],
  }));
};

const proofIn = ({ password, recoveryCode }: Static<typeof TurnOff>): TurnOffProof => {
  if (password !== undefined && recoveryCode === undefined) return { password };
  if (recoveryCode !== undefined && password === undefined) return { recoveryCode };
  throw refusal(generalRefusals, 'malformed-request', 'Either the password or a recovery code is needed.');
};
