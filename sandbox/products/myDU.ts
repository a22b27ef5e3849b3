import { convertToMyDU, myDURefusals } from '#domain/products/mydu';
import type { Database } from '../platform/database';
import { refusal } from '../platform/errors';
import { changeGameTime, findRepeatedChange } from './gameTime';

const messages = {
  'has-already': 'The account has MyDU.',
  'no-game-time': 'There is no remaining game time.',
} as const;

/**
 * Exchanges 90 days of game time for MyDU in one transaction. A repeated request changes nothing.
 * @returns the new end of the game time, which may be in the past
 * @throws ApiError a kind of `myDURefusals`
 */
export const redeemMyDU = (
  db: Database,
  playerId: string,
  now: Date,
  requestHash: string | undefined,
): Promise<Date> =>
  db.transaction().execute(async (transaction) => {
    const { game_time_end: end, has_mydu_access: hasMyDU } = await transaction
      .selectFrom('players')
      .select(['game_time_end', 'has_mydu_access'])
      .where('id', '=', playerId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    const repeated = await findRepeatedChange(transaction, requestHash);
    if (repeated) return repeated;
    const converted = convertToMyDU(hasMyDU, end ?? undefined, now);
    if (!converted.ok) throw refusal(myDURefusals, converted.error.kind, messages[converted.error.kind]);
    await transaction
      .updateTable('players')
      .set({ has_mydu_access: true })
      .where('id', '=', playerId)
      .execute();
    const change = { source: 'mydu', now, from: end ?? now, until: converted.value, requestHash } as const;
    await changeGameTime(transaction, playerId, change);
    return converted.value;
  });
