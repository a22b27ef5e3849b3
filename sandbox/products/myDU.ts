import { myDUConversion } from '#domain/products/mydu';
import type { Database } from '../platform/database';
import { ApiError, ErrorCode } from '../platform/errors';

/**
 * Exchanges 90 days of game time for MyDU in one transaction.
 * @returns the new end of the game time, which may be in the past
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
    const conversion = myDUConversion(end ?? undefined, now);
    if (conversion.kind === 'forbidden') {
      throw new ApiError(409, ErrorCode.noGameTime, 'There is no remaining game time.');
    }
    await transaction
      .updateTable('players')
      .set({ has_mydu_access: true, game_time_end: conversion.endAfterwards })
      .where('id', '=', playerId)
      .execute();
    return conversion.endAfterwards;
  });
