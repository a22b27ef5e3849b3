import type { Kysely } from 'kysely';
import { isPrintedCode } from '#domain/products/RedemptionCode';
import { isUuid } from '#domain/shared/patterns';
import type { Database } from '../platform/database';
import { ApiError, ErrorCode } from '../platform/errors';
import type { RedemptionCode, Tables } from '../platform/tables';
import { extendGameTime } from './gameTime';

/**
 * Finds the key that a player entered: 16 letters and digits, or a UUID.
 * @throws ApiError 400, code 200, when malformed; 404, code 201, when unknown
 */
export const findKey = async (db: Kysely<Tables>, typed: string): Promise<RedemptionCode> => {
  const keys = db.selectFrom('redemption_codes').selectAll();
  if (isUuid(typed)) return requireFound(await keys.where('id', '=', typed).executeTakeFirst());
  if (isPrintedCode(typed)) return requireFound(await keys.where('code', '=', typed).executeTakeFirst());
  throw new ApiError(400, ErrorCode.malformedCode, 'A code has 16 letters and digits.');
};

const requireFound = (key: RedemptionCode | undefined): RedemptionCode => {
  if (!key) throw new ApiError(404, ErrorCode.unknownCode, 'There is no such code.');
  return key;
};

/** Whether a code is reserved for another player: permanently, or temporarily by a registration. */
export const isReservedForAnother = (
  { reserved_for: holder, reserved_until: end }: Pick<RedemptionCode, 'reserved_for' | 'reserved_until'>,
  playerId: string,
  now: Date,
): boolean => holder !== null && holder !== playerId && (end === null || end > now);

/** @throws ApiError 409 (202), 410 (203, 207) or 403 (204) when this player cannot use the key now. */
export const requireUsable = (key: RedemptionCode, playerId: string, now: Date): void => {
  if (key.used_at !== null) throw new ApiError(409, ErrorCode.usedCode, 'The code was used already.');
  if (key.canceled_at !== null) {
    throw new ApiError(410, ErrorCode.canceledKey, 'The person who sent the key took it back.');
  }
  if (isReservedForAnother(key, playerId, now)) {
    throw new ApiError(403, ErrorCode.reservedCode, 'The code belongs to another account.');
  }
  if (key.expires_at !== null && key.expires_at <= now) {
    throw new ApiError(410, ErrorCode.expiredCode, 'The code has expired.');
  }
};

export const lockKey = (transaction: Kysely<Tables>, id: string): Promise<RedemptionCode | undefined> =>
  transaction.selectFrom('redemption_codes').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/**
 * Reserves a key for an account that is being registered.
 * @throws ApiError 409 (202), 410 (203, 207) or 403 (204) when it is unavailable
 */
export const reserveKey = async (
  transaction: Kysely<Tables>,
  id: string,
  playerId: string,
  now: Date,
  until: Date,
): Promise<void> => {
  const key = requireFound(await lockKey(transaction, id));
  requireUsable(key, playerId, now);
  // A permanent reservation for this player stays permanent.
  if (key.reserved_for === playerId && key.reserved_until === null) return;
  await transaction
    .updateTable('redemption_codes')
    .set({ reserved_for: playerId, reserved_until: until })
    .where('id', '=', id)
    .execute();
};

/** Redeems a reserved key, unless it has become unavailable. */
export const redeemReserved = async (
  transaction: Kysely<Tables>,
  id: string,
  playerId: string,
  now: Date,
): Promise<void> => {
  const key = await lockKey(transaction, id);
  // Expiry was checked when the key was reserved. A key must not expire while its player confirms the email.
  if (!key || key.used_at !== null || key.canceled_at !== null || isReservedForAnother(key, playerId, now))
    return;
  await consumeKey(transaction, key, playerId, now);
};

const consumeKey = async (
  transaction: Kysely<Tables>,
  { id, months }: RedemptionCode,
  playerId: string,
  now: Date,
): Promise<Date> => {
  await transaction
    .updateTable('redemption_codes')
    .set({ used_by: playerId, used_at: now })
    .where('id', '=', id)
    .execute();
  return (await extendGameTime(transaction, playerId, months, now)).end;
};

/** Uses a key and extends the game time in one transaction. Only one of several concurrent requests succeeds. */
export const activateKey = (
  db: Database,
  id: string,
  playerId: string,
  now: Date,
): Promise<{ key: RedemptionCode; end: Date }> =>
  db.transaction().execute(async (transaction) => {
    const key = requireFound(isUuid(id) ? await lockKey(transaction, id) : undefined);
    requireUsable(key, playerId, now);
    return { key, end: await consumeKey(transaction, key, playerId, now) };
  });
