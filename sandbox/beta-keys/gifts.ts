import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { monthsPerKey } from '#domain/beta-keys/BetaKey';
import {
  type GiftCancellationRefusal,
  giftCancellationRefusal,
  giftCancellationRefusals,
  giftRefusal,
  type GiftRefusal,
  giftRefusals,
} from '#domain/beta-keys/giftRefusals';
import type { Language } from '#domain/language/Locale';
import { isEmail, isUuid } from '#domain/shared/patterns';
import { emailKey } from '#domain/shared/spellings';
import { productOfMonths } from '#samples/catalog';
import type { Sandbox } from '../context';
import { codeStateOf, lockKey } from '../products/keys';
import { toPlayer } from '../products/tables';
import { refusal, type ApiError } from '../platform/errors';
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

export interface ReceivedKey {
  readonly id: string;
  readonly sender: string | null;
  readonly note: string | null;
}

export const giftsOf = async (
  db: Kysely<Tables>,
  player: Pick<Player, 'id' | 'email'>,
): Promise<{ keys: SentKey[]; available: number; received: ReceivedKey[] }> => {
  const { id: ownerId } = player;
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
  return { keys, available: Number(stock.count), received: await receivedBy(db, player) };
};

const receivedBy = async (db: Kysely<Tables>, { email }: Pick<Player, 'email'>): Promise<ReceivedKey[]> => {
  const keys = await db
    .selectFrom('redemption_codes')
    .leftJoin('players', 'players.id', 'owner_id')
    .select(['redemption_codes.id', 'display_name', 'note'])
    .where(sql<boolean>`lower(recipient) = lower(${email})`)
    .where('used_at', 'is', null)
    .where('canceled_at', 'is', null)
    .orderBy('sent_at', 'desc')
    .orderBy('redemption_codes.id')
    .execute();
  return keys.map(({ id, display_name: sender, note }) => ({ id, sender, note }));
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

const giftMessages: Readonly<Record<GiftRefusal, string>> = {
  'malformed-recipient': 'The recipient has no email address.',
  'malformed-note': 'A note is one line without links, of at most 140 characters.',
  'pending-key': 'The recipient has an unused key of this player.',
  'no-key': 'No key is available.',
};

const giftError = (kind: GiftRefusal): ApiError => refusal(giftRefusals, kind, giftMessages[kind]);

/**
 * Sends one of the player's available keys. The email is stored in the same transaction.
 * @throws ApiError a kind of `giftRefusals`, or `too-many-requests`
 */
export const sendKey = async (
  { db, clock, limits, mailbox, rootUrl }: Sandbox,
  ownerId: string,
  { recipient, note }: { readonly recipient: string; readonly note?: string | undefined },
  language: Language | undefined,
): Promise<void> => {
  const send = async (transaction: Kysely<Tables>): Promise<SentEmail> => {
    // Locking the player runs their calls one at a time, so a repeated call finds the key that the first call sent.
    const sender = await lockPlayer(transaction, ownerId);
    const key = await lockAvailableKey(transaction, ownerId);
    const refused = giftRefusal({
      recipient,
      note,
      // A malformed recipient may contain characters that the database rejects.
      hasPendingKey: isEmail(recipient) && (await hasPendingKey(transaction, ownerId, recipient)),
      isKeyAvailable: key !== undefined,
    });
    if (!key || refused) throw giftError(refused ?? 'no-key');
    limits.consume('giftsPerPlayer', ownerId);
    limits.consume('emailsPerRecipient', emailKey(recipient));
    await transaction
      .updateTable('redemption_codes')
      .set({ recipient, note, sent_at: clock.now() })
      .where('id', '=', key.id)
      .execute();
    const player = await findPlayerByEmail(transaction, recipient);
    const email = betaKeyEmail({
      recipient,
      sender: sender.display_name,
      key: key.id,
      note,
      playerId: player?.status === 'ghost' ? undefined : player?.id,
      language: language ?? sender.language,
      rootUrl: rootUrl(),
    });
    return mailbox.store(email, transaction);
  };
  mailbox.relay(await db.transaction().execute(send));
};

const cancellationMessages: Readonly<Record<GiftCancellationRefusal, string>> = {
  'used-code': 'The key was used already.',
  'reserved-code': 'Somebody is registering with the key.',
};

/**
 * Cancels a sent key and gives its owner a new one. Repeated calls have no effect.
 * @throws ApiError a kind of `giftCancellationRefusals`
 */
export const cancelKey = ({ db, clock }: Sandbox, ownerId: string, id: string): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const now = clock.now();
    await lockPlayer(transaction, ownerId);
    // Activation locks the same row, so a key is either canceled or activated.
    const key = isUuid(id) ? await lockKey(transaction, id) : undefined;
    if (key?.owner_id !== ownerId || key.sent_at === null) {
      throw refusal(giftCancellationRefusals, 'unknown-code', 'The player has sent no such key.');
    }
    const refused = giftCancellationRefusal(codeStateOf(key), ownerId, now);
    if (refused) throw refusal(giftCancellationRefusals, refused, cancellationMessages[refused]);
    if (key.canceled_at !== null) return;
    await transaction
      .updateTable('redemption_codes')
      .set({ canceled_at: now, recipient: null, note: null })
      .where('id', '=', id)
      .execute();
    await addKeys(transaction, ownerId, 1);
  });

/**
 * Erases a player's beta keys. Unsent keys are deleted. Sent keys stay valid, but lose their owner and recipient
 * address. Keys that others sent to the player lose the recipient address, too.
 */
export const eraseGifts = async (transaction: Kysely<Tables>, { id }: Pick<Player, 'id'>): Promise<void> => {
  const codes = transaction.updateTable('redemption_codes');
  await transaction
    .deleteFrom('redemption_codes')
    .where('owner_id', '=', id)
    .where('sent_at', 'is', null)
    .execute();
  await codes.set({ owner_id: null, recipient: null, note: null }).where('owner_id', '=', id).execute();
  await codes.set({ recipient: null, note: null }).where(toPlayer({ id })).execute();
};
