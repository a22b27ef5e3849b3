import type { EndedSetup } from '#domain/security/EndedSetup';
import type { Sandbox } from '../context';
import type { Tables, Player } from '../platform/tables';
import type { Kysely } from 'kysely';
import { moveSubscriptions } from '../mailing/subscriptions';
import { endSetups } from '../security/endSetups';
import { resetKeys } from '../security/resetKeys';
import { requireFreeEmail, type EmailContext } from './emailChange';
import { consumeEmailChangeKey, removePendingEmail, revokeEmailChangeKeys } from './emailChangeKeys';
import { emailRemovedEmail, emailRestoredEmail } from './emails';
import { lockPlayer } from './players';
import { recordFormerEmail } from './recordFormerEmail';

export interface UndoResult {
  /** Restored address of the account. */
  readonly email: string;
  /** Key for an immediate password reset, because the old password no longer works. */
  readonly resetKey: string;
  readonly ended: readonly EndedSetup[];
}

/**
 * Restores the previous address of an account, removes its password, ends all its sessions and what was set up since
 * the change was requested, and notifies both addresses. Email changes made after the undone change can no longer be undone.
 * @throws ApiError 404 (143), 409 (121, 145) or 410 (144)
 */
export const undoEmailChange = async (
  sandbox: Sandbox,
  key: string,
  correspondence: Partial<EmailContext> & Pick<EmailContext, 'rootUrl'>,
): Promise<UndoResult> => {
  const { db, clock, mailbox } = sandbox;
  const now = clock.now();
  const { emails, ...undone } = await db.transaction().execute(async (transaction) => {
    const used = await consumeEmailChangeKey(transaction, 'undo', key, now);
    const { player_id: id, email, requested_at: since } = used;
    const player = await lockPlayer(transaction, id);
    const language = correspondence.language ?? player.language;
    await requireFreeEmail(transaction, email, player, { language, now });
    const ended = await endSetups(sandbox, transaction, player, { since, secondFactorSince: since });
    await recordFormerEmail(transaction, player, { now, isProven: true });
    await restore(transaction, player, email, used.issued_at);
    await moveSubscriptions(transaction, player.email, email);
    const resetKey = await resetKeys.issue(transaction, id, now);
    const change = {
      name: player.display_name,
      language,
      rootUrl: correspondence.rootUrl,
      oldEmail: email,
      newEmail: player.email,
    };
    const sent = [
      await mailbox.store(emailRestoredEmail({ ...change, key: resetKey }, ended), transaction),
      await mailbox.store(emailRemovedEmail(change), transaction),
    ];
    return { email, resetKey, ended, emails: sent };
  });
  emails.forEach((email) => mailbox.relay(email));
  return undone;
};

const restore = async (
  transaction: Kysely<Tables>,
  { id }: Player,
  email: string,
  changedAt: Date,
): Promise<void> => {
  await transaction
    .updateTable('players')
    // Whoever changed the email knew the password. The reset key sets another one.
    .set({ email, password_hash: null })
    .where('id', '=', id)
    .execute();
  await removePendingEmail(transaction, id);
  await revokeEmailChangeKeys(transaction, 'undo', id, changedAt);
};
