import type { Migration } from 'kysely';

export const services: Migration = {
  async up(db) {
    await db.schema
      .createTable('services')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('status', 'integer', (column) => column.notNull())
      .addColumn('known_since', 'timestamptz', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('service_incidents')
      .addColumn('id', 'serial', (column) => column.primaryKey())
      .addColumn('service', 'text', (column) =>
        column.notNull().references('services.name').onDelete('cascade'),
      )
      .addColumn('status', 'integer', (column) => column.notNull())
      .addColumn('started_at', 'timestamptz', (column) => column.notNull())
      .addColumn('ended_at', 'timestamptz')
      .addColumn('message_en', 'text', (column) => column.notNull())
      .addColumn('message_fr', 'text', (column) => column.notNull())
      .addColumn('message_de', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('service_incidents_service')
      .on('service_incidents')
      .columns(['service', 'started_at'])
      .execute();
  },
};
