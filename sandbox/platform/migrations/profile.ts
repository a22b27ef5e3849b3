import { sql, type Migration } from 'kysely';

export const profile: Migration = {
  async up(db) {
    await db.schema
      .alterTable('players')
      .addColumn('address_street', 'text', (column) => column.notNull().defaultTo(''))
      .addColumn('address_city', 'text', (column) => column.notNull().defaultTo(''))
      .addColumn('address_postcode', 'text', (column) => column.notNull().defaultTo(''))
      .addColumn('address_state', 'text', (column) => column.notNull().defaultTo(''))
      .addColumn('address_country', 'text', (column) => column.notNull().defaultTo(''))
      .addColumn('pending_email_until', 'timestamptz')
      .execute();
    await db.schema
      .createTable('email_change_keys')
      .addColumn('key_hash', 'text', (column) => column.primaryKey())
      .addColumn('player_id', 'uuid', (column) =>
        column.notNull().references('players.id').onDelete('cascade'),
      )
      .addColumn('purpose', 'text', (column) => column.notNull().check(sql`purpose in ('confirm', 'undo')`))
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('issued_at', 'timestamptz', (column) => column.notNull())
      .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
      .addColumn('used_at', 'timestamptz')
      .execute();
    await db.schema
      .createIndex('email_change_keys_player')
      .on('email_change_keys')
      .column('player_id')
      .execute();
    await sql`create index email_change_keys_email on email_change_keys (lower(email))`.execute(db);
  },
};
