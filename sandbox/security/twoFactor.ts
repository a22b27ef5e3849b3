import type { Kysely } from 'kysely';
import {
  twoFactorRefusals,
  beginRefusal,
  enableRefusal,
  twoFactorSetupSeconds,
} from '#domain/security/securityRefusals';
import { recordCredentialChange } from '../coupons/credentialChanges';
import type { Sandbox } from '../context';
import { addSeconds } from '../platform/clock';
import { refusal, type ApiError } from '../platform/errors';
import type { SentEmail } from '../platform/mailbox';
import type { Player, Tables } from '../platform/tables';
import { lockPlayer } from '../profile/players';
import type { Bearer } from '../session/accessTokens';
import { countSecondFactorAttempt, type CodeSource } from '../session/secondFactorAttempts';
import { newTotpSecret, provisionUriOf, stepOfCode } from '../session/totp';
import { requirePassword } from './currentPassword';
import { deleteRecoveryCodes, consumeRecoveryCode } from './recoveryCodes';
import { storeSecurityEmail } from './securityEmail';

const messages = {
  'two-factor-on': 'Two-factor authentication is on already.',
  'setup-expired': 'The set-up has expired: begin again.',
  'wrong-code': 'The code is wrong or was used.',
} as const;

const twoFactorError = (kind: keyof typeof messages): ApiError =>
  refusal(twoFactorRefusals, kind, messages[kind]);

export interface TwoFactorSetup {
  readonly seed: string;
  readonly provisionUri: string;
}

/**
 * Starts a setup and returns its secret. Until the setup expires, repeated requests return the same secret, so that two
 * tabs show the same one.
 * @throws ApiError 409, code 115, while two-factor is on
 */
export const beginTwoFactor = async (
  { db, clock }: Sandbox,
  player: Player,
  issuer: string,
): Promise<TwoFactorSetup> => {
  const refused = beginRefusal(player.mfa_secret !== null);
  if (refused) throw twoFactorError(refused);
  const now = clock.now();
  const setup = { secret: newTotpSecret(), expires_at: addSeconds(now, twoFactorSetupSeconds) };
  const { secret } = await db.transaction().execute(async (transaction) => {
    await lockPlayer(transaction, player.id);
    await transaction
      .insertInto('two_factor_setups')
      .values({ player_id: player.id, ...setup })
      .onConflict((conflict) =>
        conflict.column('player_id').doUpdateSet(setup).where('two_factor_setups.expires_at', '<=', now),
      )
      .execute();
    return transaction
      .selectFrom('two_factor_setups')
      .select('secret')
      .where('player_id', '=', player.id)
      .executeTakeFirstOrThrow();
  });
  return { seed: secret, provisionUri: provisionUriOf(secret, issuer, player.email) };
};

/**
 * Turns two-factor on if the code matches the secret of the setup.
 * @throws ApiError 400 (107), 409 (115), 410 (116) or 429 (31)
 */
export const enableTwoFactor = async (
  sandbox: Sandbox,
  player: Player,
  code: string,
  { sessionId }: Bearer,
): Promise<void> => {
  const { db, clock, limits, mailbox } = sandbox;
  const release = countSecondFactorAttempt(limits, player.id, { sessionId }, code);
  const now = clock.now();
  const save = async (transaction: Kysely<Tables>): Promise<SentEmail> => {
    const { mfa_secret } = await lockPlayer(transaction, player.id);
    const setup = await transaction
      .selectFrom('two_factor_setups')
      .selectAll()
      .where('player_id', '=', player.id)
      .executeTakeFirst();
    const step = setup && stepOfCode(setup.secret, code, now);
    const facts = {
      isOn: mfa_secret !== null,
      setupExpiresAt: setup?.expires_at,
      isRightCode: step !== undefined,
    };
    const refused = enableRefusal(facts, now);
    if (!setup || refused) throw twoFactorError(refused ?? 'setup-expired');
    await transaction
      .updateTable('players')
      // The code's time step is recorded as used, so that the same code cannot also be used to sign in.
      .set({ mfa_secret: setup.secret, mfa_last_step: step, two_factor_since: now })
      .where('id', '=', player.id)
      .execute();
    await transaction.deleteFrom('two_factor_setups').where('player_id', '=', player.id).execute();
    await recordCredentialChange(transaction, player.id, now);
    return storeSecurityEmail(sandbox, transaction, player, { event: 'two-factor-on' });
  };
  const sentEmail = await db.transaction().execute(save);
  release();
  mailbox.relay(sentEmail);
};

/** Credential that shows that the owner sent the request: the password or a recovery code. */
export type TurnOffProof = { readonly password: string } | { readonly recoveryCode: string };

/**
 * Turns two-factor off; nothing changes when it is off already.
 * @throws ApiError 400 (107 for the code, 114 for the password) or 429 (31)
 */
export const disableTwoFactor = async (
  sandbox: Sandbox,
  player: Player,
  proof: TurnOffProof,
  { sessionId }: Bearer,
): Promise<void> => {
  if ('password' in proof) await requirePassword(sandbox, player, proof.password);
  else await requireRecoveryCode(sandbox, player, proof.recoveryCode, { sessionId });
  const { db, clock, mailbox } = sandbox;
  const save = async (transaction: Kysely<Tables>): Promise<SentEmail | undefined> => {
    const { mfa_secret } = await lockPlayer(transaction, player.id);
    if (mfa_secret === null) return undefined;
    await removeTwoFactor(transaction, player.id);
    await recordCredentialChange(transaction, player.id, clock.now());
    return storeSecurityEmail(sandbox, transaction, player, { event: 'two-factor-off' });
  };
  const sentEmail = await db.transaction().execute(save);
  if (sentEmail) mailbox.relay(sentEmail);
};

/** Also removes the recovery codes, because they are only useful as a replacement for the second factor. */
export const removeTwoFactor = async (transaction: Kysely<Tables>, playerId: string): Promise<void> => {
  await transaction
    .updateTable('players')
    .set({ mfa_secret: null, mfa_last_step: null, two_factor_since: null })
    .where('id', '=', playerId)
    .execute();
  await deleteRecoveryCodes(transaction, playerId);
};

const requireRecoveryCode = async (
  sandbox: Sandbox,
  player: Player,
  code: string,
  source: CodeSource,
): Promise<void> => {
  const release = countSecondFactorAttempt(sandbox.limits, player.id, source, code);
  if (!(await consumeRecoveryCode(sandbox, player, code))) {
    throw twoFactorError('wrong-code');
  }
  release();
};
