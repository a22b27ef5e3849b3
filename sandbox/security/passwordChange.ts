import type { Kysely } from 'kysely';
import { backEndTexts } from '#content/generated/backEndTexts';
import type { Language } from '#domain/language/Locale';
import { generalRefusals } from '#domain/shared/generalRefusals';
import { isNewPassword } from '#domain/shared/patterns';
import { recordCredentialChange } from '../coupons/credentialChanges';
import type { Sandbox } from '../context';
import { refusal } from '../platform/errors';
import type { SentEmail } from '../platform/mailbox';
import type { Player, Tables } from '../platform/tables';
import { lockPlayer } from '../profile/players';
import { hashPassword } from '../session/passwords';
import { requirePassword, wrongPasswordError } from './currentPassword';
import { noWaitingReset } from './noWaitingReset';
import { revokeIssuedSecrets } from './revokeIssuedSecrets';
import { storeSecurityEmail } from './securityEmail';

export interface PasswordChange {
  readonly password: string;
  readonly currentPassword: string;
  readonly language: Language | undefined;
  /** Session of the caller, which is not ended. */
  readonly sessionId: string;
}

/**
 * Sets a new password and ends the player's other sessions.
 * @throws ApiError 400 (1 with a message for the password field, 114) or 429 (31)
 */
export const changePassword = async (
  sandbox: Sandbox,
  player: Player,
  { password, currentPassword, language = player.language, sessionId }: PasswordChange,
): Promise<void> => {
  if (!isNewPassword(password)) {
    throw refusal(generalRefusals, 'malformed-request', 'The new password cannot be used.', {
      errors: { password: [backEndTexts[language].registration.passwordInvalid] },
    });
  }
  await requirePassword(sandbox, player, currentPassword);
  const password_hash = await hashPassword(password);
  const { db, clock, mailbox, refreshTokens } = sandbox;
  const save = async (transaction: Kysely<Tables>): Promise<SentEmail> => {
    const current = await lockPlayer(transaction, player.id);
    // The owner may have reset the password since it was checked.
    if (current.password_hash !== player.password_hash) throw wrongPasswordError();
    await transaction
      .updateTable('players')
      .set({ password_hash, ...noWaitingReset })
      .where('id', '=', player.id)
      .execute();
    await revokeIssuedSecrets(transaction, player.id);
    await refreshTokens.endAll(transaction, player.id, sessionId);
    await recordCredentialChange(transaction, player.id, clock.now());
    return storeSecurityEmail(sandbox, transaction, player, { event: 'password-changed', language });
  };
  mailbox.relay(await db.transaction().execute(save));
};
