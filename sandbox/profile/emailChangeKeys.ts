import { sql, type Kysely, type Selectable } from 'kysely';
import { emailKeyRefusals, emailKeyRefusal } from '#domain/profile/profileRefusals';
import { emailKeySeconds } from '#domain/registration/emailKeys';
import { addSeconds } from '../platform/clock';
import { refusal } from '../platform/errors';
import { fingerprint, randomSecret } from '../platform/random';
import type { Player, Tables } from '../platform/tables';
import { pendingEmailOf } from './pendingEmail';

export type EmailChangeKey = Selectable<Tables['email_change_keys']>;

type Purpose = EmailChangeKey['purpose'];

const lifetimeSeconds: Readonly<Record<Purpose, number>> = {
  confirm: emailKeySeconds['email-change'],
  undo: emailKeySeconds['email-undo'],
};

export interface NewEmailChangeKey {
  readonly purpose: Purpose;
  readonly playerId: string;
  readonly email: string;
  readonly now: Date;
  /** When the change was requested; now by default. */
  readonly requestedAt?: Date | undefined;
  readonly key?: string | undefined;
}

export const expiryOf = (purpose: Purpose, now: Date): Date => addSeconds(now, lifetimeSeconds[purpose]);

export const issueEmailChangeKey = async (
  db: Kysely<Tables>,
  { purpose, playerId, email, now, requestedAt = now, key = randomSecret() }: NewEmailChangeKey,
): Promise<string> => {
  await db
    .insertInto('email_change_keys')
    .values({
      key_hash: fingerprint(key),
      player_id: playerId,
      purpose,
      email,
      requested_at: requestedAt,
      issued_at: now,
      expires_at: expiryOf(purpose, now),
    })
    .execute();
  return key;
};

/**
 * Checks a key and locks it without using it.
 * @param playerId required owner of the key; default: any player
 * @throws ApiError 403 (146), 404 (143), 409 (145) or 410 (144), each with its own message on the page
 */
export const findEmailChangeKey = async (
  transaction: Kysely<Tables>,
  purpose: Purpose,
  key: string,
  now: Date,
  playerId?: string,
): Promise<EmailChangeKey> => {
  const found = await transaction
    .selectFrom('email_change_keys')
    .selectAll()
    .where('key_hash', '=', fingerprint(key))
    .where('purpose', '=', purpose)
    .forUpdate()
    .executeTakeFirst();
  const facts = found && {
    ownerId: found.player_id,
    isUsed: found.used_at !== null,
    expiresAt: found.expires_at,
  };
  const refused = emailKeyRefusal(facts, now, playerId);
  if (!found || refused) {
    throw refusal(emailKeyRefusals.confirm, refused ?? 'unknown-key', 'The key cannot be used.');
  }
  return found;
};

/**
 * Checks and uses a key. Only one of several concurrent requests succeeds.
 * @throws ApiError as {@link findEmailChangeKey} does
 */
export const consumeEmailChangeKey = async (
  transaction: Kysely<Tables>,
  purpose: Purpose,
  key: string,
  now: Date,
  playerId?: string,
): Promise<EmailChangeKey> => {
  const found = await findEmailChangeKey(transaction, purpose, key, now, playerId);
  await transaction
    .updateTable('email_change_keys')
    .set({ used_at: now })
    .where('key_hash', '=', found.key_hash)
    .execute();
  return found;
};

/** @param since revokes only keys that were issued at this time or later */
export const revokeEmailChangeKeys = async (
  transaction: Kysely<Tables>,
  purpose: Purpose,
  playerId: string,
  since = new Date(0),
): Promise<void> => {
  await transaction
    .deleteFrom('email_change_keys')
    .where('player_id', '=', playerId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('issued_at', '>=', since)
    .execute();
};

/** A change of the email that awaits confirmation. */
export interface PendingChange {
  readonly email: string;
  /** When the change was requested for the first time. */
  readonly requestedAt: Date;
}

export const pendingChangeOf = async (
  db: Kysely<Tables>,
  player: Player,
  now: Date,
): Promise<PendingChange | undefined> => {
  const email = pendingEmailOf(player, now);
  if (email === null) return undefined;
  const key = await db
    .selectFrom('email_change_keys')
    .select('requested_at')
    .where('player_id', '=', player.id)
    .where('purpose', '=', 'confirm')
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return { email, requestedAt: key?.requested_at ?? now };
};

/** Cancels a pending change. The link in the new mailbox stops working. */
export const removePendingEmail = async (db: Kysely<Tables>, playerId: string): Promise<void> => {
  await revokeEmailChangeKeys(db, 'confirm', playerId);
  await db
    .updateTable('players')
    .set({ pending_email: null, pending_email_until: null })
    .where('id', '=', playerId)
    .execute();
};

/** Returns the former addresses that the player can still restore. */
export const restorableEmailsOf = async (
  db: Kysely<Tables>,
  playerId: string,
  now: Date,
): Promise<readonly string[]> => {
  const keys = await db
    .selectFrom('email_change_keys')
    .select('email')
    .distinct()
    .where('player_id', '=', playerId)
    .where('purpose', '=', 'undo')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .execute();
  return keys.map(({ email }) => email);
};

/** Returns the ids of the former owners of an address who can still restore it. No other account may use it. */
export const reservationsOf = async (
  db: Kysely<Tables>,
  email: string,
  now: Date,
): Promise<readonly string[]> => {
  const reserved = await db
    .selectFrom('email_change_keys')
    .select('player_id')
    .where('purpose', '=', 'undo')
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .execute();
  return reserved.map(({ player_id }) => player_id);
};

export const isReserved = async (db: Kysely<Tables>, email: string, now: Date): Promise<boolean> =>
  (await reservationsOf(db, email, now)).length > 0;
