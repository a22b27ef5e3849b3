import type { Database } from '../platform/database';
import { ApiError, ErrorCode } from '../platform/errors';
import type { RedemptionCode } from '../platform/tables';
import { extendGameTime } from './gameTime';

const printedCode = /^[A-Z0-9]{16}$/;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * The key behind what a player typed: 16 letters and digits, or a UUID.
 * @throws ApiError 400, code 200, for anything else; 404, code 201, for an unknown one.
 */
export const findKey = async (db: Database, typed: string): Promise<RedemptionCode> => {
  const keys = db.selectFrom('redemption_codes').selectAll();
  if (uuid.test(typed)) return known(await keys.where('id', '=', typed).executeTakeFirst());
  if (printedCode.test(typed)) return known(await keys.where('code', '=', typed).executeTakeFirst());
  throw new ApiError(400, ErrorCode.malformedCode, 'A code has 16 letters and digits.');
};

const known = (key: RedemptionCode | undefined): RedemptionCode => {
  if (!key) throw new ApiError(404, ErrorCode.unknownCode, 'There is no such code.');
  return key;
};

/** @throws ApiError 409 (202), 410 (203) or 403 (204) when this player cannot use the key now. */
export const refuseUnusable = (key: RedemptionCode, playerId: string, now: Date): void => {
  if (key.used_at !== null) throw new ApiError(409, ErrorCode.usedCode, 'The code was used already.');
  if (key.reserved_for !== null && key.reserved_for !== playerId) {
    throw new ApiError(403, ErrorCode.reservedCode, 'The code belongs to another account.');
  }
  if (key.expires_at !== null && key.expires_at <= now) {
    throw new ApiError(410, ErrorCode.expiredCode, 'The code has expired.');
  }
};

/** Uses a key up and extends the game time, both or neither, once however many ask at the same time. */
export const activateKey = (
  db: Database,
  id: string,
  playerId: string,
  now: Date,
): Promise<{ key: RedemptionCode; end: Date }> =>
  db.transaction().execute(async (transaction) => {
    const key = known(
      uuid.test(id)
        ? await transaction
            .selectFrom('redemption_codes')
            .selectAll()
            .where('id', '=', id)
            .forUpdate()
            .executeTakeFirst()
        : undefined,
    );
    refuseUnusable(key, playerId, now);
    await transaction
      .updateTable('redemption_codes')
      .set({ used_by: playerId, used_at: now })
      .where('id', '=', id)
      .execute();
    return { key, end: await extendGameTime(transaction, playerId, key.months, now) };
  });
