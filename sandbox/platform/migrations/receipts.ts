import { sql, type Migration } from 'kysely';

export const receipts: Migration = {
  async up(db) {
    await db.schema
      .createTable('receipts')
      .addColumn('order_id', 'uuid', (column) =>
        column.primaryKey().references('orders.id').onDelete('cascade'),
      )
      .addColumn('number', 'serial', (column) => column.notNull().unique())
      .addColumn('issued_at', 'timestamptz', (column) => column.notNull())
      .addColumn('buyer_name', 'text', (column) => column.notNull())
      .addColumn('buyer_email', 'text', (column) => column.notNull())
      .addColumn('buyer_address', sql`text[]`, (column) => column.notNull())
      .addColumn('total_cents', 'integer', (column) => column.notNull().check(sql`total_cents >= 0`))
      .addColumn('tax_rate', 'integer', (column) => column.notNull().check(sql`tax_rate >= 0`))
      .execute();
    await db.schema
      .createIndex('orders_subscription')
      .on('orders')
      .column('external_subscription_id')
      .execute();
  },
};
