import type { Kysely } from 'kysely';
import type { Language } from '#domain/language/Locale';
import type { Sandbox } from '../context';
import type { SentEmail } from '../platform/mailbox';
import type { Player, Tables } from '../platform/tables';
import { passwordResetEmail } from './emails';
import { endSetups, recoveryStartOf } from './endSetups';
import { noWaitingReset } from './noWaitingReset';
import { storeForOwner } from './storeForOwner';
import { removeTwoFactor } from './twoFactor';

interface Reset {
  readonly passwordHash: string;
  readonly turnsOffTwoFactor: boolean;
  readonly language: Language;
  readonly rootUrl: string;
}

/**
 * Sets the password, ends what an attacker may have set up, and stores the email about it. A reset that waits is
 * obsolete then.
 */
export const applyReset = async (
  sandbox: Sandbox,
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
  const start = await recoveryStartOf(transaction, player.id, sandbox.clock.now());
  const ended = await endSetups(sandbox, transaction, { ...player, ...noWaitingReset }, start);
  const email = passwordResetEmail(player, { language, rootUrl, turnsOffTwoFactor, ended });
  return storeForOwner(sandbox, transaction, player, email);
};
