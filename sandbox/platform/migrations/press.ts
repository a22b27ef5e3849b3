import type { Migration } from 'kysely';

export const press: Migration = {
  async up(db) {
    await db.schema
      .createTable('press_messages')
      .addColumn('request_hash', 'text', (column) => column.primaryKey())
      .addColumn('received_at', 'timestamptz', (column) => column.notNull())
      .execute();
    await db.schema.alterTable('letters').addColumn('reply_to', 'text').execute();
  },
};
