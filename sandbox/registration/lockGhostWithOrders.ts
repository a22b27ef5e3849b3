import { sql, type Kysely } from 'kysely';
import type { Player, Tables } from '../platform/tables';

/**
 * Returns the ghost of an email if it has orders. Anyone can type the email, so only the key from its email can turn it
 * into an account. The row is locked, so that no order is added before the transaction ends.
 */
export const lockGhostWithOrders = async (
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
  if (!ghost) return undefined;
  // Includes unpaid orders, because an open order may be paid later.
  const order = await transaction
    .selectFrom('orders')
    .select('id')
    .where('player_id', '=', ghost.id)
    .limit(1)
    .executeTakeFirst();
  return order && ghost;
};
