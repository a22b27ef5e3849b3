import type { Kysely } from 'kysely';
import { matchesOrder } from '#domain/commerce/orderNumber';
import { emailKey } from '#domain/shared/spellings';
import type { OrderRow } from '../commerce/orders';
import type { Tables } from '../platform/tables';

/** Finds an order by its number among the orders of an email address. */
export const findOrderByNumber = async (
  db: Kysely<Tables>,
  email: string,
  typedNumber: string,
): Promise<OrderRow | undefined> => {
  const orders = await db
    .selectFrom('orders')
    .innerJoin('players', 'players.id', 'orders.player_id')
    .selectAll('orders')
    .where((where) => where(where.fn('lower', ['players.email']), '=', emailKey(email)))
    .execute();
  return orders.find(({ id }) => matchesOrder(typedNumber, id));
};
