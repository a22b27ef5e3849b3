import { sql, type Kysely } from 'kysely';
import type { Language } from '#domain/language/Locale';
import { registrationRefusals } from '#domain/registration/registrationRefusals';
import { isEmailTaken } from '#domain/profile/profileRefusals';
import { recordCredentialChange } from '../coupons/credentialChanges';
import type { Sandbox } from '../context';
import { moveSubscriptions } from '../mailing/subscriptions';
import { ApiError } from '../platform/errors';
import type { SentEmail } from '../platform/mailbox';
import type { Player, Tables } from '../platform/tables';
import { toAlreadyTakenError, alreadyTakenError } from '../registration/alreadyTakenError';
import { resetKeys } from '../security/resetKeys';
import { storeForOwner } from '../security/storeForOwner';
import {
  expiryOf,
  reservationsOf,
  issueEmailChangeKey,
  pendingChangeOf,
  removePendingEmail,
  revokeEmailChangeKeys,
  consumeEmailChangeKey,
} from './emailChangeKeys';
import { emailChangeRequestedEmail, emailChangeEmail, emailChangedEmail } from './emails';
import { findPlayerByEmail, lockPlayer } from './players';
import { recordFormerEmail } from './recordFormerEmail';

/** Language of an email, and root URL of its links. */
export interface EmailContext {
  readonly language: Language;
  readonly rootUrl: string;
}

/** @throws ApiError 409, code 121, if another account has the address or can restore it */
export const requireFreeEmail = async (
  db: Kysely<Tables>,
  email: string,
  player: Player,
  { language, now }: { readonly language: Language; readonly now: Date },
): Promise<void> => {
  if (await isTaken(db, email, player, now)) {
    throw alreadyTakenError(language, { emailTaken: true, nameTaken: false });
  }
};

/** Whether another account has the address or can restore it. */
export const isTaken = async (
  db: Kysely<Tables>,
  email: string,
  player: Player,
  now: Date,
): Promise<boolean> => {
  const holder = await findPlayerByEmail(db, email);
  return isEmailTaken(player.id, holder?.id, await reservationsOf(db, email, now));
};

/**
 * Stores the new address as pending. Prepares an email with a link to the new address, and a notice to the old one.
 * @returns the emails, to be sent after the transaction is committed
 */
export const requestEmailChange = async (
  sandbox: Sandbox,
  transaction: Kysely<Tables>,
  player: Player,
  newEmail: string,
  correspondence: EmailContext,
): Promise<readonly SentEmail[]> => {
  const notice = emailChangeRequestedEmail({
    name: player.display_name,
    ...correspondence,
    oldEmail: player.email,
    newEmail,
  });
  return [
    await sendConfirmation(sandbox, transaction, player, newEmail, correspondence),
    await storeForOwner(sandbox, transaction, player, notice),
  ];
};

/** Emails a confirmation link. The previous link stops working. */
const sendConfirmation = async (
  { clock, mailbox }: Sandbox,
  transaction: Kysely<Tables>,
  player: Player,
  email: string,
  { language, rootUrl }: EmailContext,
): Promise<SentEmail> => {
  const now = clock.now();
  const pending = await pendingChangeOf(transaction, player, now);
  await revokeEmailChangeKeys(transaction, 'confirm', player.id);
  const key = await issueEmailChangeKey(transaction, {
    purpose: 'confirm',
    playerId: player.id,
    email,
    now,
    requestedAt: pending?.requestedAt,
  });
  await transaction
    .updateTable('players')
    .set({ pending_email: email, pending_email_until: expiryOf('confirm', now) })
    .where('id', '=', player.id)
    .execute();
  const message = emailChangeEmail({ language, key, rootUrl, newEmail: email });
  return mailbox.store(message, transaction);
};

/** Resends the link to an address that awaits confirmation. */
export const resendEmailChange = async (
  sandbox: Sandbox,
  email: string,
  language: Language | undefined,
  rootUrl: string,
): Promise<void> => {
  const { db, clock, mailbox } = sandbox;
  const waiting = await db
    .selectFrom('players')
    .selectAll()
    .where(sql<boolean>`lower(pending_email) = lower(${email})`)
    .where('status', '=', 'active')
    .where('pending_email_until', '>', clock.now())
    .execute();
  for (const player of waiting) {
    const correspondence = { language: language ?? player.language, rootUrl };
    const sent = await db.transaction().execute(async (transaction) => {
      const { pending_email: pending } = await lockPlayer(transaction, player.id);
      // The player may have confirmed, withdrawn or replaced the change in the meantime.
      if (pending === null || pending !== player.pending_email) return undefined;
      return sendConfirmation(sandbox, transaction, player, pending, correspondence);
    });
    if (sent) mailbox.relay(sent);
  }
};

/**
 * Switches the account to its new address, and notifies the old one.
 * @throws ApiError 403 (146), 404 (143), 409 (121, 145) or 410 (144)
 */
export const confirmEmailChange = async (
  sandbox: Sandbox,
  playerId: string,
  key: string,
  correspondence: EmailContext,
): Promise<void> => {
  const { db, mailbox } = sandbox;
  try {
    const notified = await db
      .transaction()
      .execute((transaction) => confirmInTransaction(sandbox, transaction, playerId, key, correspondence));
    mailbox.relay(notified);
  } catch (error) {
    const refused = toAlreadyTakenError(error, correspondence.language);
    // The address is taken, so the change can never be confirmed. Drop it so that the player can enter another address.
    if (refused instanceof ApiError && refused.code === registrationRefusals['email-taken'].code)
      await removePendingEmail(db, playerId);
    throw refused;
  }
};

const confirmInTransaction = async (
  { clock, mailbox }: Sandbox,
  transaction: Kysely<Tables>,
  playerId: string,
  key: string,
  { language, rootUrl }: EmailContext,
): Promise<SentEmail> => {
  const now = clock.now();
  const player = await lockPlayer(transaction, playerId);
  const { email, requested_at } = await consumeEmailChangeKey(transaction, 'confirm', key, now, playerId);
  await requireFreeEmail(transaction, email, player, { language, now });
  await recordFormerEmail(transaction, player, { now, isProven: true, until: expiryOf('undo', now) });
  await transaction
    .updateTable('players')
    .set({ email, pending_email: null, pending_email_until: null })
    .where('id', '=', playerId)
    .execute();
  await moveSubscriptions(transaction, player.email, email);
  // Anyone with access to the old mailbox could still use a password reset key.
  await resetKeys.revoke(transaction, playerId);
  await recordCredentialChange(transaction, playerId, now);
  const undoKey = await issueEmailChangeKey(transaction, {
    purpose: 'undo',
    playerId,
    email: player.email,
    now,
    requestedAt: requested_at,
  });
  const message = emailChangedEmail({
    name: player.display_name,
    language,
    key: undoKey,
    rootUrl,
    oldEmail: player.email,
    newEmail: email,
  });
  return mailbox.store(message, transaction);
};

/** Cancels a pending change. The link in the new mailbox stops working. */
export const withdrawEmailChange = ({ db }: Sandbox, playerId: string): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await lockPlayer(transaction, playerId);
    await removePendingEmail(transaction, playerId);
  });
