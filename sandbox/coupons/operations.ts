import type { Insertable, Kysely, Selectable } from 'kysely';
import {
  conversionRefusal,
  conversionRefusals,
  couponKeyRefusals,
  transferRefusal,
  type TransferRefusal,
  transferRefusals,
} from '#domain/coupons/couponRefusals';
import { transferHoldEnd } from '#domain/coupons/transferHold';
import { canReceive } from '#domain/session/AccountStatus';
import type { Sandbox } from '../context';
import { extendGameTime } from '../products/gameTime';
import { ApiError, refusal } from '../platform/errors';
import type { OutgoingEmail, SentEmail } from '../platform/mailbox';
import { fingerprint } from '../platform/random';
import type { Tables } from '../platform/tables';
import { findPlayer } from '../profile/players';
import { balanceOf, depositCoupons, lockBalances, noRequest, withdrawCoupons } from './balances';
import { transferEmail } from './email';
import { areCouponsEnabled } from './settings';

type Entry = Selectable<Tables['coupon_entries']>;

interface Request {
  /** UUID; a retried request sends the same key. */
  readonly key: string;
  readonly playerId: string;
  readonly quantity: number;
}

interface TransferRequest extends Request {
  readonly receiverId: string;
  readonly note?: string | undefined;
}

/**
 * Converts coupons into game time. Repeated and concurrent requests with the same key convert only once.
 * @returns the end of the game time
 * @throws ApiError a kind of `conversionRefusals`, or `key-used`
 */
export const convertCoupons = async (sandbox: Sandbox, request: Request): Promise<Date> => {
  const { key, playerId, quantity } = request;
  const now = sandbox.clock.now();
  const hash = fingerprint(JSON.stringify(['convert', playerId, quantity]));
  const entry = await runOnce(sandbox, { key, hash }, async (transaction, keep) => {
    const refused = conversionRefusal(await conversionState(transaction, request));
    if (refused) throw refusal(conversionRefusals, refused, messages[refused]);
    await keep({ player_id: playerId, kind: 'conversion', quantity, other_id: null, done_at: now });
    await withdrawCoupons(transaction, playerId, quantity);
    const { end } = await extendGameTime(transaction, playerId, { months: quantity, source: 'dac', now });
    await transaction
      .updateTable('coupon_entries')
      .set({ game_time_end: end })
      .where('request_key', '=', key)
      .execute();
  });
  return entry.game_time_end ?? now;
};

/**
 * Transfers coupons to another player. Requests with the same key transfer only once.
 * @throws ApiError a kind of `transferRefusals`, or `key-used`
 */
export const transferCoupons = async (sandbox: Sandbox, request: TransferRequest): Promise<void> => {
  const { key, playerId, receiverId, quantity, note } = request;
  const now = sandbox.clock.now();
  // Without the note: a player who repeats an unclear transfer with another note must not transfer twice.
  const hash = fingerprint(JSON.stringify(['transfer', playerId, receiverId, quantity]));
  let email: SentEmail | undefined;
  await runOnce(sandbox, { key, hash }, async (transaction, keep) => {
    const refused = transferRefusal({
      ...(await conversionState(transaction, request)),
      ownerId: playerId,
      recipientId: receiverId,
      note,
      isRecipientActive: await lockRecipient(transaction, receiverId),
      isHeld: (await findTransferHoldEnd(transaction, playerId, now)) !== undefined,
    });
    if (refused) throw refusal(transferRefusals, refused, messages[refused]);
    await keep({
      player_id: playerId,
      kind: 'sent',
      quantity,
      other_id: receiverId,
      done_at: now,
      note: note ?? null,
    });
    await lockBalances(transaction, [playerId, receiverId]);
    await withdrawCoupons(transaction, playerId, quantity);
    await depositCoupons(transaction, receiverId, quantity);
    const received = { kind: 'received', quantity, other_id: playerId, done_at: now, note } as const;
    await transaction
      .insertInto('coupon_entries')
      .values({ player_id: receiverId, ...received, ...noRequest })
      .execute();
    const message = await createTransferEmail(sandbox, transaction, request);
    email = await sandbox.mailbox.store(message, transaction);
  });
  if (email) sandbox.mailbox.relay(email);
};

const createTransferEmail = async (
  { rootUrl }: Sandbox,
  transaction: Kysely<Tables>,
  { playerId, receiverId, quantity, note }: TransferRequest,
): Promise<OutgoingEmail> => {
  const [sender, receiver] = await Promise.all(
    [playerId, receiverId].map((id) => findPlayer(transaction, id)),
  );
  if (!sender || !receiver) throw new Error('A player of the transfer does not exist.');
  return transferEmail({
    recipient: receiver.email,
    displayName: receiver.display_name,
    sender: sender.display_name,
    language: receiver.language,
    quantity,
    note,
    rootUrl: rootUrl(),
  });
};

/** @returns the end of the hold; undefined if the player can transfer coupons now */
export const findTransferHoldEnd = async (
  db: Kysely<Tables>,
  playerId: string,
  now: Date,
): Promise<Date | undefined> => {
  const change = await db
    .selectFrom('credential_changes')
    .select('changed_at')
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return transferHoldEnd(change?.changed_at, now);
};

type InsertEntry = (
  entry: Omit<Insertable<Tables['coupon_entries']>, 'request_key' | 'request_hash'>,
) => Promise<void>;

interface IdempotencyKey {
  readonly key: string;
  readonly hash: string;
}

/**
 * Runs an operation only once per key.
 * @param work inserts its entry first, so that a second request with the key waits for the first transaction
 * @returns the entry stored under the key
 * @throws ApiError `key-used`, if the key was used for a different request
 */
const runOnce = async (
  { db }: Sandbox,
  { key, hash }: IdempotencyKey,
  work: (transaction: Kysely<Tables>, keep: InsertEntry) => Promise<void>,
): Promise<Entry> => {
  const known = await entryOf(db, key);
  if (known) return requireSameRequest(known, hash);
  try {
    await db.transaction().execute((transaction) =>
      work(transaction, async (entry) => {
        const stored = await transaction
          .insertInto('coupon_entries')
          .values({ ...entry, request_key: key, request_hash: hash })
          .onConflict((conflict) => conflict.column('request_key').doNothing())
          .returning('id')
          .executeTakeFirst();
        if (!stored) throw new KeyTakenError();
      }),
    );
  } catch (error) {
    // A concurrent request with the key may have used the coupons that this request did not find.
    const winner =
      error instanceof KeyTakenError || error instanceof ApiError ? await entryOf(db, key) : undefined;
    if (!winner) throw error;
    return requireSameRequest(winner, hash);
  }
  const entry = await entryOf(db, key);
  if (!entry) throw new Error(`No operation is stored under the key ${key}.`);
  return entry;
};

/** Thrown if a concurrent request has used the key since it was checked. */
class KeyTakenError extends Error {}

const entryOf = (db: Kysely<Tables>, key: string): Promise<Entry | undefined> =>
  db.selectFrom('coupon_entries').selectAll().where('request_key', '=', key).executeTakeFirst();

const requireSameRequest = (entry: Entry, hash: string): Entry => {
  if (entry.request_hash === hash) return entry;
  throw refusal(couponKeyRefusals, 'key-used', 'The key was used for another request.');
};

const messages: Readonly<Record<TransferRefusal, string>> = {
  'dacs-disabled': 'Coupons are turned off.',
  'not-enough': 'There are not as many coupons.',
  'malformed-note': 'A note is one line without links, of at most 140 characters.',
  'own-account': 'The coupons are this player’s already.',
  'unknown-recipient': 'There is no such player.',
  'transfer-held': 'A credential of the account changed a short time ago.',
};

const conversionState = async (db: Kysely<Tables>, { playerId, quantity }: Request) => ({
  areEnabled: await areCouponsEnabled(db),
  owned: await balanceOf(db, playerId),
  quantity,
});

/** Locks the account, so that it cannot be deleted before the transfer completes. @returns whether it can receive coupons */
const lockRecipient = async (db: Kysely<Tables>, id: string): Promise<boolean> => {
  const account = await db
    .selectFrom('players')
    .select(['status', 'deletion_due_at'])
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
  return account !== undefined && canReceive(account.status, account.deletion_due_at !== null);
};
