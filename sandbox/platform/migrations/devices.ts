import { sql, type Migration } from 'kysely';

export const devices: Migration = {
  async up(db) {
    await db.schema
      .alterTable('refresh_families')
      .addColumn('user_agent', 'text', (column) => column.notNull().defaultTo(''))
      .addColumn('country', 'text')
      .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .addColumn('last_used_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .addColumn('proved_at', 'timestamptz')
      .execute();
    await db.schema
      .createTable('passkeys')
      .addColumn('id', 'uuid', (column) => column.primaryKey())
      .addColumn('player_id', 'uuid', (column) =>
        column.notNull().references('players.id').onDelete('cascade'),
      )
      .addColumn('credential_id', 'text', (column) => column.notNull().unique())
      .addColumn('public_key', 'text', (column) => column.notNull())
      .addColumn('counter', 'float8', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('created_at', 'timestamptz', (column) => column.notNull())
      .addColumn('last_used_at', 'timestamptz')
      .execute();
    await db.schema
      .createTable('passkey_challenges')
      .addColumn('challenge_hash', 'text', (column) => column.primaryKey())
      .addColumn('purpose', 'text', (column) => column.notNull())
      .addColumn('player_id', 'uuid', (column) => column.references('players.id').onDelete('cascade'))
      .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
      .execute();
  },
};
