import { sql, type Migration } from 'kysely';

export const declarations: Migration = {
  async up(db) {
    await db.schema
      .createTable('declarations')
      .addColumn('id', 'uuid', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) =>
        column.notNull().check(sql`kind in ('withdrawal', 'cancellation')`),
      )
      .addColumn('request_hash', 'text', (column) => column.notNull().unique())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('order_number', 'text', (column) => column.notNull())
      .addColumn('contract', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('cancellation_kind', 'text', (column) =>
        column.check(sql`cancellation_kind in ('ordinary', 'extraordinary')`),
      )
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('ends_on', 'text')
      .addColumn('received_at', 'timestamptz', (column) => column.notNull())
      // Keeps the declaration when the order is deleted, because tax law determines how long it must be retained.
      .addColumn('order_id', 'uuid', (column) => column.references('orders.id').onDelete('set null'))
      .addColumn('effective_at', 'timestamptz')
      .execute();
    await db.schema.createIndex('declarations_order').on('declarations').column('order_id').execute();
  },
};
