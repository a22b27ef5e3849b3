import type { Kysely } from 'kysely';
import { deletionSeconds } from '#domain/my-data/AccountDeletion';
import { keepAccountRefusals } from '#domain/my-data/deletionRefusals';
import type { Language } from '#domain/language/Locale';
import type { Sandbox } from '../context';
import { addSeconds } from '../platform/clock';
import { refusal } from '../platform/errors';
import type { SentEmail } from '../platform/mailbox';
import { fingerprint, randomSecret } from '../platform/random';
import type { Player, Tables } from '../platform/tables';
import { lockPlayer } from '../profile/players';
import { storeForOwner } from '../security/storeForOwner';
import { deletionCanceledEmail, deletionRequestedEmail } from './emails';

/** Values of a player without a pending deletion. */
export const noDeletion = { deletion_requested_at: null, deletion_due_at: null } as const;

export interface PendingDeletion {
  readonly requestedAt: Date;
  readonly dueAt: Date;
}

export const deletionOf = (player: Player): PendingDeletion | undefined =>
  player.deletion_requested_at && player.deletion_due_at
    ? { requestedAt: player.deletion_requested_at, dueAt: player.deletion_due_at }
    : undefined;

interface RequestedDeletion {
  readonly deletion: PendingDeletion;
  /** Email about the deletion; missing if the deletion was already pending. */
  readonly email?: SentEmail;
}

/** Starts the period in which the deletion can be canceled. A repeated request does not restart it. */
export const requestDeletion = async (
  sandbox: Sandbox,
  playerId: string,
  language: Language | undefined,
): Promise<PendingDeletion> => {
  const { deletion, email } = await sandbox.db.transaction().execute(async (transaction) => {
    const owner = await lockPlayer(transaction, playerId);
    return startDeletion(sandbox, transaction, owner, language);
  });
  if (email) sandbox.mailbox.relay(email);
  return deletion;
};

export const startDeletion = async (
  sandbox: Sandbox,
  transaction: Kysely<Tables>,
  owner: Player,
  language: Language | undefined,
  key = randomSecret(),
): Promise<RequestedDeletion> => {
  const pending = deletionOf(owner);
  if (pending) return { deletion: pending };
  const requestedAt = sandbox.clock.now();
  const dueAt = addSeconds(requestedAt, deletionSeconds);
  await transaction
    .updateTable('players')
    .set({
      deletion_requested_at: requestedAt,
      deletion_due_at: dueAt,
      deletion_key_hash: fingerprint(key),
    })
    .where('id', '=', owner.id)
    .execute();
  const message = { owner, language: language ?? owner.language, rootUrl: sandbox.rootUrl() };
  const email = await storeForOwner(sandbox, transaction, owner, deletionRequestedEmail(message, dueAt, key));
  return { deletion: { requestedAt, dueAt }, email };
};

/** The key stays valid, so that its link responds the same when it is opened again. */
const clearDeletion = async (
  sandbox: Sandbox,
  owner: Player,
  language: Language | undefined,
  transaction: Kysely<Tables>,
): Promise<SentEmail> => {
  await transaction.updateTable('players').set(noDeletion).where('id', '=', owner.id).execute();
  const message = { owner, language: language ?? owner.language, rootUrl: sandbox.rootUrl() };
  return storeForOwner(sandbox, transaction, owner, deletionCanceledEmail(message));
};

/** Cancels the deletion of an account. Does nothing if none is pending. */
export const keepAccount = async (
  sandbox: Sandbox,
  playerId: string,
  language: Language | undefined,
): Promise<void> => {
  const email = await sandbox.db.transaction().execute(async (transaction) => {
    const owner = await lockPlayer(transaction, playerId);
    return deletionOf(owner) && clearDeletion(sandbox, owner, language, transaction);
  });
  if (email) sandbox.mailbox.relay(email);
};

/**
 * Cancels the deletion of the account that the key was sent to. Does nothing if it is already canceled.
 *
 * @throws ApiError 404, code 170, if a newer key replaced this one, or the account no longer exists
 */
export const keepAccountByKey = async (
  sandbox: Sandbox,
  key: string,
  language: Language | undefined,
): Promise<void> => {
  const email = await sandbox.db.transaction().execute(async (transaction) => {
    const owner = await transaction
      .selectFrom('players')
      .selectAll()
      .where('deletion_key_hash', '=', fingerprint(key))
      .forUpdate()
      .executeTakeFirst();
    if (!owner) throw refusal(keepAccountRefusals, 'dead-key', 'The key keeps no account.');
    return deletionOf(owner) && clearDeletion(sandbox, owner, language, transaction);
  });
  if (email) sandbox.mailbox.relay(email);
};
