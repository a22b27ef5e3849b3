import type { Migration } from 'kysely';

export const orders: Migration = {
  async up(db) {
    // Reason why a payment was rejected; null for all other orders.
    await db.schema.alterTable('orders').addColumn('rejection', 'text').execute();
    // Game time that the order added, which a refund removes again; null if the order did not add it directly.
    await db.schema.alterTable('checkouts').addColumn('given_seconds', 'integer').execute();
  },
};
