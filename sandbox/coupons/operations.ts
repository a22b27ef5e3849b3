import type { Insertable, Kysely, Selectable } from 'kysely';
import { transferHoldMilliseconds } from '#domain/coupons/transferHold';
import type { Sandbox } from '../context';
import { extendGameTime } from '../products/gameTime';
import { ApiError, ErrorCode } from '../platform/errors';
import { fingerprint } from '../platform/random';
import type { Tables } from '../platform/tables';
import { depositCoupons, lockBalances, noRequest, withdrawCoupons } from './balances';
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
}

/**
 * Converts coupons into game time. Repeated and concurrent requests with the same key convert only once.
 * @returns the end of the game time
 * @throws ApiError 403 (331), 409 (330, 335)
 */
export const convertCoupons = async (sandbox: Sandbox, request: Request): Promise<Date> => {
  const { key, playerId, quantity } = request;
  const now = sandbox.clock.now();
  const hash = fingerprint(JSON.stringify(['convert', playerId, quantity]));
  const entry = await runOnce(sandbox, { key, hash }, async (transaction, keep) => {
    await requireEnabled(transaction);
    await keep({ player_id: playerId, kind: 'conversion', quantity, other_id: null, done_at: now });
    await withdrawCoupons(transaction, playerId, quantity);
    const { end } = await extendGameTime(transaction, playerId, quantity, now);
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
 * @throws ApiError 403 (331, 334), 404 (333), 409 (330, 332, 335)
 */
export const transferCoupons = async (sandbox: Sandbox, request: TransferRequest): Promise<void> => {
  const { key, playerId, receiverId, quantity } = request;
  const now = sandbox.clock.now();
  const hash = fingerprint(JSON.stringify(['transfer', playerId, receiverId, quantity]));
  await runOnce(sandbox, { key, hash }, async (transaction, keep) => {
    await requireEnabled(transaction);
    if (receiverId === playerId) {
      throw new ApiError(409, ErrorCode.ownCoupons, 'The coupons are this player’s already.');
    }
    await requireReceiver(transaction, receiverId);
    await requireNoHold(transaction, playerId, now);
    await keep({ player_id: playerId, kind: 'sent', quantity, other_id: receiverId, done_at: now });
    await lockBalances(transaction, [playerId, receiverId]);
    await withdrawCoupons(transaction, playerId, quantity);
    await depositCoupons(transaction, receiverId, quantity);
    const received = { kind: 'received', quantity, other_id: playerId, done_at: now } as const;
    await transaction
      .insertInto('coupon_entries')
      .values({ player_id: receiverId, ...received, ...noRequest })
      .execute();
  });
};

/** @returns the end of the hold; undefined if the player can transfer coupons now */
export const transferHoldEnd = async (
  db: Kysely<Tables>,
  playerId: string,
  now: Date,
): Promise<Date | undefined> => {
  const change = await db
    .selectFrom('credential_changes')
    .select('changed_at')
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  if (!change) return undefined;
  const until = new Date(change.changed_at.getTime() + transferHoldMilliseconds);
  return until > now ? until : undefined;
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
 * @throws ApiError 409, code 335, if the key was used for a different request
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
    const winner = error instanceof KeyTakenError ? await entryOf(db, key) : undefined;
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
  throw new ApiError(409, ErrorCode.couponKeyUsed, 'The key was used for another request.');
};

const requireEnabled = async (db: Kysely<Tables>): Promise<void> => {
  if (await areCouponsEnabled(db)) return;
  throw new ApiError(403, ErrorCode.couponsDisabled, 'Coupons are turned off.');
};

const requireReceiver = async (db: Kysely<Tables>, id: string): Promise<void> => {
  // Locked, so that the receiver's account cannot be deleted before the transfer is complete.
  const receiver = await db
    .selectFrom('players')
    .select('status')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
  if (receiver?.status === 'active') return;
  throw new ApiError(404, ErrorCode.unknownReceiver, 'There is no such player.');
};

const requireNoHold = async (db: Kysely<Tables>, playerId: string, now: Date): Promise<void> => {
  if (!(await transferHoldEnd(db, playerId, now))) return;
  throw new ApiError(403, ErrorCode.transferHeld, 'A credential of the account changed a short time ago.');
};
