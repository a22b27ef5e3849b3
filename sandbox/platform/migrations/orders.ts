import type { Migration } from 'kysely';

export const orders: Migration = {
  async up(db) {
    // Why a payment could not be accepted; null for all other orders.
    await db.schema.alterTable('orders').addColumn('rejection', 'text').execute();
    // The game time that an order added, which a refund takes off again; null where it was added otherwise.
    await db.schema.alterTable('checkouts').addColumn('given_seconds', 'integer').execute();
  },
};
