import { sql, type Kysely } from 'kysely';
import type { Player, Tables } from '../platform/tables';

/**
 * Returns the ghost with this email if it has orders, or its sign-up was discarded. Anyone can enter the email, so only
 * the emailed key can turn the ghost into an account. Locks its row so that no order is added before the transaction
 * ends.
 */
export const lockGhostWithLink = async (
  transaction: Kysely<Tables>,
  email: string,
): Promise<Player | undefined> => {
  const ghost = await transaction
    .selectFrom('players')
    .selectAll()
    .where('status', '=', 'ghost')
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!ghost || ghost.signs_up_by_link) return ghost;
  // Includes unpaid orders, because an open order may be paid later.
  const order = await transaction
    .selectFrom('orders')
    .select('id')
    .where('player_id', '=', ghost.id)
    .limit(1)
    .executeTakeFirst();
  return order && ghost;
};
