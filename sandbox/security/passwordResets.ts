import type { Kysely } from 'kysely';
import type { Language } from '#domain/language/Locale';
import { recordCredentialChange } from '../coupons/credentialChanges';
import type { Sandbox } from '../context';
import { ApiError, ErrorCode } from '../platform/errors';
import type { SentEmail } from '../platform/mailbox';
import type { Player, Tables } from '../platform/tables';
import { findPlayer, findPlayerByEmail } from '../profile/players';
import { confirmAccount } from '../registration/activation';
import { hashPassword } from '../session/passwords';
import { passwordChangedEmail, resetEmail } from './emails';
import { resetKeys } from './resetKeys';
import { removeTwoFactor } from './twoFactor';

const unknownResetKeyError = (): ApiError =>
  new ApiError(404, ErrorCode.resetKey, 'The key is unknown, was used or has expired.');

/** Emails a reset link to the account with this address, except to ghosts, which have no password. */
export const requestReset = async (
  { db, clock, mailbox }: Sandbox,
  email: string,
  language: Language | undefined,
  rootUrl: string,
): Promise<void> => {
  const player = await findPlayerByEmail(db, email);
  if (!player || player.status === 'ghost') return;
  const sentEmail = await db.transaction().execute(async (transaction) => {
    const key = await resetKeys.issue(transaction, player.id, clock.now());
    return mailbox.store(resetEmail(player, language ?? player.language, key, rootUrl), transaction);
  });
  mailbox.relay(sentEmail);
};

/** @throws ApiError 404, code 132, unless the key is valid */
export const requireResetKeyOwner = async ({ db, clock }: Sandbox, key: string): Promise<Player> => {
  const id = await resetKeys.ownerOf(db, key, clock.now());
  const player = id === undefined ? undefined : await findPlayer(db, id);
  if (!player) throw unknownResetKeyError();
  return player;
};

export interface NewPassword {
  readonly password: string;
  readonly disableMFA: boolean;
}

/**
 * Uses a key to set a new password, ends all sessions of the player and sends an email. An unconfirmed account becomes
 * confirmed, because the key proves access to the email address.
 * @throws ApiError 404, code 132, unless the key is valid
 */
export const resetPassword = async (
  sandbox: Sandbox,
  key: string,
  { password, disableMFA }: NewPassword,
  language: Language | undefined,
  rootUrl: string,
): Promise<void> => {
  // Check the key first, because hashing a password is too expensive to do for invalid keys.
  await requireResetKeyOwner(sandbox, key);
  const passwordHash = await hashPassword(password);
  const { db, clock, mailbox, refreshTokens } = sandbox;
  const save = async (transaction: Kysely<Tables>): Promise<SentEmail> => {
    const now = clock.now();
    const id = await resetKeys.consume(transaction, key, now);
    const player = id === undefined ? undefined : await findPlayer(transaction, id);
    if (!player) throw unknownResetKeyError();
    const twoFactorWasTurnedOff = disableMFA && player.mfa_secret !== null;
    await transaction
      .updateTable('players')
      .set({ password_hash: passwordHash })
      .where('id', '=', player.id)
      .execute();
    if (twoFactorWasTurnedOff) await removeTwoFactor(transaction, player.id);
    await confirmAccount(transaction, player.id, now);
    await refreshTokens.endAll(transaction, player.id);
    await recordCredentialChange(transaction, player.id, now);
    return mailbox.store(
      passwordChangedEmail(player, language ?? player.language, twoFactorWasTurnedOff, rootUrl),
      transaction,
    );
  };
  mailbox.relay(await db.transaction().execute(save));
};
