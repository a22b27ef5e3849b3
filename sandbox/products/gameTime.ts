import type { Kysely } from 'kysely';
import { addMonths, extensionStart } from '#domain/products/gameTime';
import type { Tables } from '../platform/tables';

/**
 * Extends a player's game time by calendar months, starting from its current end, or from now if it has expired.
 * @param transaction transaction in which the caller also uses up the code, coupon or order that paid for it
 * @returns the new end, and the number of seconds added
 */
export const extendGameTime = async (
  transaction: Kysely<Tables>,
  playerId: string,
  months: number,
  now: Date,
): Promise<{ readonly end: Date; readonly addedSeconds: number }> => {
  const { game_time_end: current } = await transaction
    .selectFrom('players')
    .select('game_time_end')
    .where('id', '=', playerId)
    // The code's foreign key to the player holds a FOR KEY SHARE lock; FOR UPDATE would deadlock with it.
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const from = extensionStart(current ?? undefined, now);
  const end = addMonths(from, months);
  await transaction.updateTable('players').set({ game_time_end: end }).where('id', '=', playerId).execute();
  return { end, addedSeconds: Math.round((end.getTime() - from.getTime()) / 1000) };
};

/** Reduces the game time. The new end may be in the past. */
export const shortenGameTime = async (
  transaction: Kysely<Tables>,
  playerId: string,
  shortened: (end: Date) => Date,
): Promise<void> => {
  const { game_time_end: end } = await transaction
    .selectFrom('players')
    .select('game_time_end')
    .where('id', '=', playerId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  if (end === null) return;
  await transaction
    .updateTable('players')
    .set({ game_time_end: shortened(end) })
    .where('id', '=', playerId)
    .execute();
};
