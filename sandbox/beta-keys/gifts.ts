import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { monthsPerKey } from '#domain/beta-keys/BetaKey';
import type { Language } from '#domain/language/Locale';
import { isEmail, isUuid } from '#domain/shared/patterns';
import { productOfMonths } from '#samples/catalog';
import type { Sandbox } from '../context';
import { isReservedForAnother, lockKey } from '../products/keys';
import { ApiError, ErrorCode } from '../platform/errors';
import type { SentEmail } from '../platform/mailbox';
import { randomCode } from '../platform/random';
import type { Player, RedemptionCode, Tables } from '../platform/tables';
import { findPlayerByEmail, lockPlayer } from '../profile/players';
import { betaKeyEmail } from './email';

/** Adds beta keys that the player can send. @returns the ids of the keys */
export const addKeys = async (db: Kysely<Tables>, ownerId: string, count: number): Promise<string[]> => {
  const rows = Array.from({ length: count }, () => ({
    id: randomUUID(),
    code: randomCode(),
    months: monthsPerKey,
    product: productOfMonths(monthsPerKey),
    expires_at: null,
    reserved_for: null,
    used_by: null,
    used_at: null,
    owner_id: ownerId,
  }));
  if (rows.length > 0) await db.insertInto('redemption_codes').values(rows).execute();
  return rows.map(({ id }) => id);
};

const ownedBy = (db: Kysely<Tables>, ownerId: string) =>
  db.selectFrom('redemption_codes').where('owner_id', '=', ownerId).where('canceled_at', 'is', null);

export interface SentKey {
  readonly id: string;
  readonly recipient: string | null;
  readonly usedBy: string | null;
  readonly usageTimestamp: string | null;
}

export const giftsOf = async (
  db: Kysely<Tables>,
  ownerId: string,
): Promise<{ keys: SentKey[]; available: number }> => {
  const stock = await ownedBy(db, ownerId)
    .where('sent_at', 'is', null)
    .select((select) => select.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  const sent = await ownedBy(db, ownerId)
    .where('sent_at', 'is not', null)
    .leftJoin('players', 'players.id', 'redemption_codes.used_by')
    .select(['redemption_codes.id', 'recipient', 'used_at', 'players.display_name'])
    .orderBy('sent_at', 'desc')
    .orderBy('redemption_codes.id')
    .execute();
  const keys = sent.map(({ id, recipient, used_at: usedAt, display_name: user }) => ({
    id,
    recipient,
    // Erased accounts no longer have a name.
    usedBy: usedAt !== null && user !== null && user !== '' ? user : null,
    usageTimestamp: usedAt?.toISOString() ?? null,
  }));
  return { keys, available: Number(stock.count) };
};

const hasPendingKey = async (db: Kysely<Tables>, ownerId: string, recipient: string): Promise<boolean> =>
  (await ownedBy(db, ownerId)
    .where(sql<boolean>`lower(recipient) = lower(${recipient})`)
    .where('used_at', 'is', null)
    .select('id')
    .executeTakeFirst()) !== undefined;

/** Locks an unsent key, skipping keys that concurrent calls have locked. Returns undefined if no key is left. */
const lockAvailableKey = (
  transaction: Kysely<Tables>,
  ownerId: string,
): Promise<RedemptionCode | undefined> =>
  ownedBy(transaction, ownerId)
    .where('sent_at', 'is', null)
    .selectAll()
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

/**
 * Sends one of the player's available keys. The email is stored in the same transaction.
 * @throws ApiError 400 (210), 409 (208, 209) or 429 (31)
 */
export const sendKey = async (
  { db, clock, limits, mailbox, rootUrl }: Sandbox,
  ownerId: string,
  recipient: string,
  language: Language | undefined,
): Promise<void> => {
  if (!isEmail(recipient)) {
    throw new ApiError(400, ErrorCode.malformedRecipient, 'The recipient has no email address.');
  }
  const send = async (transaction: Kysely<Tables>): Promise<SentEmail> => {
    // Locking the player runs their calls one at a time, so a repeated call finds the key that the first call sent.
    const sender = await lockPlayer(transaction, ownerId);
    if (await hasPendingKey(transaction, ownerId, recipient)) {
      throw new ApiError(409, ErrorCode.keySentAlready, 'The recipient has an unused key of this player.');
    }
    const key = await lockAvailableKey(transaction, ownerId);
    if (!key) throw new ApiError(409, ErrorCode.noKeyAvailable, 'No key is available.');
    limits.consume('giftsPerPlayer', ownerId);
    limits.consume('emailsPerRecipient', recipient.toLowerCase());
    await transaction
      .updateTable('redemption_codes')
      .set({ recipient, sent_at: clock.now() })
      .where('id', '=', key.id)
      .execute();
    const player = await findPlayerByEmail(transaction, recipient);
    const email = betaKeyEmail({
      recipient,
      sender: sender.display_name,
      key: key.id,
      isPlayer: player !== undefined && player.status !== 'ghost',
      language: language ?? sender.language,
      rootUrl: rootUrl(),
    });
    return mailbox.store(email, transaction);
  };
  mailbox.relay(await db.transaction().execute(send));
};

/**
 * Cancels a sent key and gives its owner a new one. Repeated calls have no effect.
 * @throws ApiError 404 (201), 409 (202) or 403 (204)
 */
export const cancelKey = ({ db, clock }: Sandbox, ownerId: string, id: string): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const now = clock.now();
    // Activation locks the same row, so a key is either canceled or activated.
    const key = isUuid(id) ? await lockKey(transaction, id) : undefined;
    if (key?.owner_id !== ownerId || key.sent_at === null) {
      throw new ApiError(404, ErrorCode.unknownCode, 'The player has sent no such key.');
    }
    if (key.canceled_at !== null) return;
    if (key.used_at !== null) throw new ApiError(409, ErrorCode.usedCode, 'The key was used already.');
    if (isReservedForAnother(key, ownerId, now)) {
      throw new ApiError(403, ErrorCode.reservedCode, 'Somebody is registering with the key.');
    }
    await transaction
      .updateTable('redemption_codes')
      .set({ canceled_at: now, recipient: null })
      .where('id', '=', id)
      .execute();
    await addKeys(transaction, ownerId, 1);
  });

/**
 * Erases a player's beta keys. Unsent keys are deleted. Sent keys stay valid, but lose their owner and recipient
 * address. Keys that others sent to the player lose the recipient address, too.
 */
export const eraseGifts = async (
  transaction: Kysely<Tables>,
  { id, email }: Pick<Player, 'id' | 'email'>,
): Promise<void> => {
  const codes = transaction.updateTable('redemption_codes');
  await transaction
    .deleteFrom('redemption_codes')
    .where('owner_id', '=', id)
    .where('sent_at', 'is', null)
    .execute();
  await codes.set({ owner_id: null, recipient: null }).where('owner_id', '=', id).execute();
  await codes
    .set({ recipient: null })
    .where(sql<boolean>`lower(recipient) = lower(${email})`)
    .execute();
};
