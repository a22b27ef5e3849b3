import type { Kysely } from 'kysely';
import type { Language } from '#domain/language/Locale';
import { generalRefusals } from '#domain/shared/generalRefusals';
import { isNewPassword } from '#domain/shared/patterns';
import { resetRefusals, canResetPassword, resetRefusal } from '#domain/registration/registrationRefusals';
import type { Sandbox } from '../context';
import { refusal, type ApiError } from '../platform/errors';
import type { SentEmail } from '../platform/mailbox';
import type { Player, Tables } from '../platform/tables';
import { findPlayer, findPlayerByEmail, lockPlayer } from '../profile/players';
import { confirmAccount } from '../registration/activation';
import { hashPassword } from '../session/passwords';
import { countSecondFactorAttempt } from '../session/secondFactorAttempts';
import { applyReset } from './applyReset';
import { resetEmail } from './emails';
import { consumeRecoveryCode } from './recoveryCodes';
import { resetKeys } from './resetKeys';

const unknownResetKeyError = (): ApiError =>
  refusal(resetRefusals, 'dead-key', 'The key is unknown, was used or has expired.');

/** Emails a reset link to the account with this address, except to ghosts, which have no password. */
export const requestReset = async (
  { db, clock, mailbox }: Sandbox,
  email: string,
  language: Language | undefined,
  rootUrl: string,
): Promise<void> => {
  const player = await findPlayerByEmail(db, email);
  if (!player || !canResetPassword(player.status)) return;
  const sentEmail = await db.transaction().execute(async (transaction) => {
    const key = await resetKeys.issueIfUnchanged(transaction, player, clock.now());
    return key && mailbox.store(resetEmail(player, language ?? player.language, key, rootUrl), transaction);
  });
  if (sentEmail) mailbox.relay(sentEmail);
};

/**
 * Uses a key, and returns its owner, locked.
 * @throws ApiError 404, code 132, unless the key is valid
 */
export const consumeResetKey = async (
  transaction: Kysely<Tables>,
  key: string,
  now: Date,
): Promise<Player> => {
  const id = await resetKeys.consume(transaction, key, now);
  if (id === undefined) throw unknownResetKeyError();
  return lockPlayer(transaction, id);
};

/** @throws ApiError 404, code 132, unless the key is valid */
export const requireResetKeyOwner = async ({ db, clock }: Sandbox, key: string): Promise<Player> => {
  const id = await resetKeys.ownerOf(db, key, clock.now());
  const player = id === undefined ? undefined : await findPlayer(db, id);
  if (!player) throw unknownResetKeyError();
  return player;
};

/**
 * Checks a password again after the schema, which counts the characters as sent. Another Unicode form can have more of
 * them.
 * @throws ApiError 400, code 1
 */
export const requireNewPassword = (password: string): void => {
  if (!isNewPassword(password)) {
    throw refusal(generalRefusals, 'malformed-request', 'The new password cannot be used.');
  }
};

export interface NewPassword {
  readonly password: string;
  readonly disableMFA: boolean;
  readonly recoveryCode?: string;
}

/**
 * Uses a key to set a new password, ends what an attacker may have set up, and sends an email. An unconfirmed account
 * becomes confirmed, because the key proves access to the email address.
 * @throws ApiError 404 (132) unless the key is valid; 409 (133) or 400 (107) if it would turn two-factor off without a
 *   recovery code, or with a wrong one; 429 (31)
 */
export const resetPassword = async (
  sandbox: Sandbox,
  key: string,
  { password, disableMFA, recoveryCode }: NewPassword,
  { language, address }: { readonly language: Language | undefined; readonly address: string },
): Promise<void> => {
  requireNewPassword(password);
  // Check the key first, because hashing a password is too expensive to do for invalid keys.
  const owner = await requireResetKeyOwner(sandbox, key);
  if (disableMFA) await requireRecoveryCode(sandbox, owner, recoveryCode, address);
  const passwordHash = await hashPassword(password);
  const { db, clock, mailbox } = sandbox;
  const save = async (transaction: Kysely<Tables>): Promise<SentEmail> => {
    const now = clock.now();
    const player = await consumeResetKey(transaction, key, now);
    const twoFactorWasTurnedOff = disableMFA && player.mfa_secret !== null;
    await confirmAccount(transaction, player.id, now);
    return applyReset(sandbox, transaction, player, {
      passwordHash,
      turnsOffTwoFactor: twoFactorWasTurnedOff,
      language: language ?? player.language,
      rootUrl: sandbox.rootUrl(),
    });
  };
  mailbox.relay(await db.transaction().execute(save));
};

const messages = {
  'recovery-code-needed': 'Turning two-factor authentication off needs a recovery code, or a wait.',
  'wrong-code': 'The code is wrong or was used.',
} as const;

const requireRecoveryCode = async (
  sandbox: Sandbox,
  player: Player,
  recoveryCode: string | undefined,
  address: string,
): Promise<void> => {
  const mfaEnabled = player.mfa_secret !== null;
  const release = countSecondFactorAttempt(sandbox.limits, player.id, { address }, recoveryCode ?? '');
  const isRightCode =
    mfaEnabled && recoveryCode !== undefined
      ? await consumeRecoveryCode(sandbox, player, recoveryCode)
      : undefined;
  const refused = resetRefusal({ turnsOffTwoFactor: true, mfaEnabled, isRightCode });
  if (refused !== 'wrong-code') release();
  if (refused) throw refusal(resetRefusals, refused, messages[refused]);
};
