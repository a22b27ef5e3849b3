import { sql, type Migration } from 'kysely';

export const newsletter: Migration = {
  async up(db) {
    await db.schema
      .createTable('newsletter_sign_ups')
      .addColumn('email', 'text', (column) => column.primaryKey())
      .addColumn('language', 'text', (column) => column.notNull().check(sql`language in ('en', 'fr', 'de')`))
      .addColumn('requested_at', 'timestamptz', (column) => column.notNull())
      .addColumn('key_hash', 'text', (column) => column.notNull().unique())
      .addColumn('key_expires_at', 'timestamptz', (column) => column.notNull())
      .addColumn('confirmed_at', 'timestamptz')
      .execute();
  },
};
