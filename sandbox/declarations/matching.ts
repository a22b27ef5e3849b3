import type { Kysely } from 'kysely';
import { namesOrder } from '../../src/domain/commerce/orderNumber';
import type { OrderRow } from '../commerce/orders';
import type { Tables } from '../platform/tables';

/** The order of an email address that a number names. */
export const orderNamed = async (
  db: Kysely<Tables>,
  email: string,
  typedNumber: string,
): Promise<OrderRow | undefined> => {
  const orders = await db
    .selectFrom('orders')
    .innerJoin('players', 'players.id', 'orders.player_id')
    .selectAll('orders')
    .where((where) => where(where.fn('lower', ['players.email']), '=', email.toLowerCase()))
    .execute();
  return orders.find(({ id }) => namesOrder(typedNumber, id));
};
