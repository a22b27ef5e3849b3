import { sql, type Kysely } from 'kysely';
import type { Player, Tables } from '../platform/tables';

/**
 * The ghost of an email when it has orders: only the key from its email takes it over, as anybody can type the email.
 * The row is locked, so that no order is added before the transaction ends.
 */
export const boughtGhostOf = async (
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
  // Not only paid ones: an order that is open now may be paid later.
  const order = await transaction
    .selectFrom('orders')
    .select('id')
    .where('player_id', '=', ghost.id)
    .limit(1)
    .executeTakeFirst();
  return order && ghost;
};
