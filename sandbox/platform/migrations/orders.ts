import type { Migration } from 'kysely';

export const orders: Migration = {
  async up(db) {
    // Why a payment could not be accepted; null for all other orders.
    await db.schema.alterTable('orders').addColumn('rejection', 'text').execute();
    // Game time added by an order, which a refund removes again; null if it was added otherwise.
    await db.schema.alterTable('checkouts').addColumn('given_seconds', 'integer').execute();
  },
};
