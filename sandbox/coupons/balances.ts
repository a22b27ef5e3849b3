import { sql, type Kysely } from 'kysely';
import { conversionRefusals } from '#domain/coupons/couponRefusals';
import { refusal } from '../platform/errors';
import type { Tables } from '../platform/tables';

export const balanceOf = async (db: Kysely<Tables>, playerId: string): Promise<number> => {
  const row = await db
    .selectFrom('coupon_balances')
    .select('quantity')
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return row?.quantity ?? 0;
};

/**
 * Locks the balances in the order of the player ids. Without a fixed order, two players who transfer coupons to each
 * other at the same time would deadlock.
 */
export const lockBalances = async (
  transaction: Kysely<Tables>,
  playerIds: readonly string[],
): Promise<void> => {
  // Adds missing rows before locking. A row that another transaction inserts later would be locked out of order.
  await transaction
    .insertInto('coupon_balances')
    .values([...playerIds].sort().map((player_id) => ({ player_id, quantity: 0 })))
    .onConflict((conflict) => conflict.column('player_id').doNothing())
    .execute();
  await transaction
    .selectFrom('coupon_balances')
    .select('player_id')
    .where('player_id', 'in', playerIds)
    .orderBy('player_id')
    .forUpdate()
    .execute();
};

/** Checks and reduces the balance in one statement. @throws ApiError `not-enough` */
export const withdrawCoupons = async (
  transaction: Kysely<Tables>,
  playerId: string,
  quantity: number,
): Promise<void> => {
  const taken = await transaction
    .updateTable('coupon_balances')
    .set({ quantity: sql<number>`quantity - ${quantity}` })
    .where('player_id', '=', playerId)
    .where('quantity', '>=', quantity)
    .executeTakeFirst();
  if (taken.numUpdatedRows === 0n) {
    throw refusal(conversionRefusals, 'not-enough', 'There are not as many coupons.');
  }
};

export const depositCoupons = async (
  transaction: Kysely<Tables>,
  playerId: string,
  quantity: number,
): Promise<void> => {
  await transaction
    .insertInto('coupon_balances')
    .values({ player_id: playerId, quantity })
    .onConflict((conflict) =>
      conflict
        .column('player_id')
        .doUpdateSet({ quantity: sql<number>`coupon_balances.quantity + excluded.quantity` }),
    )
    .execute();
};

/** Creates coupons for a player. */
export const createCoupons = (
  db: Kysely<Tables>,
  playerId: string,
  quantity: number,
  now: Date,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await depositCoupons(transaction, playerId, quantity);
    await transaction
      .insertInto('coupon_entries')
      .values({ player_id: playerId, kind: 'creation', quantity, other_id: null, done_at: now, ...noRequest })
      .execute();
  });

export const noRequest = { request_key: null, request_hash: null } as const;
