import type { Kysely } from 'kysely';
import type { Language } from '#domain/language/Locale';
import { recordCredentialChange } from '../coupons/credentialChanges';
import type { Sandbox } from '../context';
import type { SentEmail } from '../platform/mailbox';
import type { Player, Tables } from '../platform/tables';
import { passwordChangedEmail } from './emails';
import { removeTwoFactor } from './twoFactor';

/** Values of a player whose reset no longer waits, for example because another password was set. */
export const noWaitingReset = { waiting_password_hash: null, reset_due_at: null } as const;

interface Reset {
  readonly passwordHash: string;
  readonly turnsOffTwoFactor: boolean;
  readonly language: Language;
  readonly rootUrl: string;
}

/** Sets the password, ends all sessions, and stores the email about it. A reset that waits is obsolete then. */
export const applyReset = async (
  { clock, mailbox, refreshTokens }: Pick<Sandbox, 'clock' | 'mailbox' | 'refreshTokens'>,
  transaction: Kysely<Tables>,
  player: Player,
  { passwordHash, turnsOffTwoFactor, language, rootUrl }: Reset,
): Promise<SentEmail> => {
  await transaction
    .updateTable('players')
    .set({ password_hash: passwordHash, ...noWaitingReset })
    .where('id', '=', player.id)
    .execute();
  if (turnsOffTwoFactor) await removeTwoFactor(transaction, player.id);
  await refreshTokens.endAll(transaction, player.id);
  await recordCredentialChange(transaction, player.id, clock.now());
  return mailbox.store(passwordChangedEmail(player, language, turnsOffTwoFactor, rootUrl), transaction);
};
