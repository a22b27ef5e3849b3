import type { Kysely } from 'kysely';
import { extendedEnd, extensionStart } from '#domain/products/gameTime';
import type { GameTimeSource } from '#domain/products/gameTimeTimeline';
import type { Tables } from '../platform/tables';

interface Origin {
  readonly source: GameTimeSource;
  readonly now: Date;
  /** Identifies the request and its repetitions, unless the caller recognizes them itself. */
  readonly requestHash?: string | undefined;
}

interface GameTimeGrant extends Origin {
  readonly months: number;
}

interface Change extends Origin {
  /** The end before the change or, if that has passed, the current time. */
  readonly from: Date;
  readonly until: Date;
}

/** Changes the end of the game time and records the change. The caller has locked the player. */
export const changeGameTime = async (
  transaction: Kysely<Tables>,
  playerId: string,
  { source, now, from, until, requestHash }: Change,
): Promise<void> => {
  await transaction.updateTable('players').set({ game_time_end: until }).where('id', '=', playerId).execute();
  await transaction
    .insertInto('game_time_changes')
    .values({
      player_id: playerId,
      source,
      changed_at: now,
      starts_at: from,
      ends_at: until,
      request_hash: requestHash ?? null,
    })
    .execute();
};

/**
 * Finds the change that an earlier try of the same request has made. The caller has locked what the request uses up.
 * @returns the end of the game time after it
 */
export const findRepeatedChange = async (
  transaction: Kysely<Tables>,
  requestHash: string | undefined,
): Promise<Date | undefined> => {
  if (requestHash === undefined) return undefined;
  const change = await transaction
    .selectFrom('game_time_changes')
    .select('ends_at')
    .where('request_hash', '=', requestHash)
    .executeTakeFirst();
  return change?.ends_at;
};

const changesOf = async (db: Kysely<Tables>, playerId: string) => {
  const changes = await db
    .selectFrom('game_time_changes')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('id')
    .execute();
  return changes.map(({ changed_at: date, source, starts_at: from, ends_at: until }) => ({
    date,
    source,
    from,
    until,
  }));
};

/** Returns the changes of a player's game time, oldest first. */
export const gameTimeChangesOf = async (db: Kysely<Tables>, playerId: string) => {
  const changes = await changesOf(db, playerId);
  return changes.map(({ date, source, from, until }) => ({
    date: date.toISOString(),
    source,
    from: from.toISOString(),
    until: until.toISOString(),
  }));
};

/**
 * Extends a player's game time by calendar months, starting from its current end, or from now if it has expired.
 * @param transaction transaction in which the caller also uses up the code, coupon or order that paid for it
 * @returns the new end, and the number of seconds added
 */
export const extendGameTime = async (
  transaction: Kysely<Tables>,
  playerId: string,
  { months, ...origin }: GameTimeGrant,
): Promise<{ readonly end: Date; readonly addedSeconds: number }> => {
  const { game_time_end: current } = await transaction
    .selectFrom('players')
    .select('game_time_end')
    .where('id', '=', playerId)
    // The code's foreign key to the player holds a FOR KEY SHARE lock; FOR UPDATE would deadlock with it.
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const { now } = origin;
  const from = extensionStart(current ?? undefined, now);
  const changes = await changesOf(transaction, playerId);
  const end = extendedEnd(months, current ?? undefined, now, changes);
  await changeGameTime(transaction, playerId, { ...origin, from, until: end });
  return { end, addedSeconds: Math.round((end.getTime() - from.getTime()) / 1000) };
};

/** Reduces the game time after a refund. The new end may be in the past. */
export const shortenGameTime = async (
  transaction: Kysely<Tables>,
  playerId: string,
  shortened: (end: Date) => Date,
  now: Date,
): Promise<void> => {
  const { game_time_end: end } = await transaction
    .selectFrom('players')
    .select('game_time_end')
    .where('id', '=', playerId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  if (end === null) return;
  await changeGameTime(transaction, playerId, { source: 'refund', now, from: end, until: shortened(end) });
};
