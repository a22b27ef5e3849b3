import type { Kysely } from 'kysely';
import { addMonths } from '../platform/clock';
import type { Tables } from '../platform/tables';

/**
 * Adds calendar months to a player's game time, from its end or from now when that has passed.
 * @param transaction that also uses up what paid for the months
 * @returns the new end
 */
export const extendGameTime = async (
  transaction: Kysely<Tables>,
  playerId: string,
  months: number,
  now: Date,
): Promise<Date> => {
  const { game_time_end: current } = await transaction
    .selectFrom('players')
    .select('game_time_end')
    .where('id', '=', playerId)
    // The code's reference to the player holds a key share lock; a plain FOR UPDATE would deadlock with it.
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const end = addMonths(current !== null && current > now ? current : now, months);
  await transaction.updateTable('players').set({ game_time_end: end }).where('id', '=', playerId).execute();
  return end;
};
