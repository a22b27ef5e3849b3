import { addSeconds } from '../platform/clock';
import type { Database } from '../platform/database';
import { ApiError, ErrorCode } from '../platform/errors';

/** MyDU is had for so much of the game time that lies ahead (document 2 §9). */
const daysForMyDU = 90;

/**
 * Takes 90 days off the game time and gives MyDU, both or neither.
 *
 * @returns the new end of the game time, which may have passed
 * @throws ApiError 409 (304, 310)
 */
export const redeemMyDU = (db: Database, playerId: string, now: Date): Promise<Date> =>
  db.transaction().execute(async (transaction) => {
    const { game_time_end: end, has_mydu_access: hasMyDU } = await transaction
      .selectFrom('players')
      .select(['game_time_end', 'has_mydu_access'])
      .where('id', '=', playerId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    if (hasMyDU) throw new ApiError(409, ErrorCode.hasMyDU, 'The account has MyDU.');
    if (end === null || end <= now) throw new ApiError(409, ErrorCode.noGameTime, 'No game time lies ahead.');
    const sooner = addSeconds(end, -daysForMyDU * 86_400);
    await transaction
      .updateTable('players')
      .set({ has_mydu_access: true, game_time_end: sooner })
      .where('id', '=', playerId)
      .execute();
    return sooner;
  });
