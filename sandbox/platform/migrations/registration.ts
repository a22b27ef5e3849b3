import { sql, type Migration } from 'kysely';

export const registration: Migration = {
  async up(db) {
    await sql`alter table players drop constraint players_status_check`.execute(db);
    await sql`alter table players add constraint players_status_check
      check (status in ('active', 'unconfirmed', 'suspended', 'ghost'))`.execute(db);
    await db.schema
      .alterTable('players')
      .alterColumn('password_hash', (column) => column.dropNotNull())
      .addColumn('signed_out_at', 'timestamptz')
      .execute();
    // Display names were not always unique, so part of the id is appended to duplicates.
    await sql`update players set display_name = left(display_name, 21) || '-' || left(id::text, 8) where id in (
      select id from (
        select id, row_number() over (partition by lower(display_name) order by joined_at, id) as place from players
      ) as named where place > 1)`.execute(db);
    await sql`create unique index players_display_name on players (lower(display_name)) where display_name <> ''`.execute(
      db,
    );

    await db.schema
      .createTable('reset_keys')
      .addColumn('key_hash', 'text', (column) => column.primaryKey())
      .addColumn('player_id', 'uuid', (column) =>
        column.notNull().references('players.id').onDelete('cascade'),
      )
      .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
      .addColumn('used_at', 'timestamptz')
      .execute();
    await db.schema.createIndex('reset_keys_player').on('reset_keys').column('player_id').execute();
    await db.schema
      .createIndex('refresh_families_player')
      .on('refresh_families')
      .column('player_id')
      .execute();
    await db.schema.createIndex('activation_keys_player').on('activation_keys').column('player_id').execute();

    await db.schema
      .createTable('registrations')
      .addColumn('player_id', 'uuid', (column) =>
        column.primaryKey().references('players.id').onDelete('cascade'),
      )
      .addColumn('registered_at', 'timestamptz', (column) => column.notNull())
      .addColumn('newsletter', 'boolean', (column) => column.notNull())
      .addColumn('recruiter_id', 'uuid', (column) => column.references('players.id').onDelete('set null'))
      .addColumn('code_id', 'uuid', (column) => column.references('redemption_codes.id').onDelete('set null'))
      .addColumn('acquisition_ga_utm', 'text')
      .addColumn('steam_session_ticket', 'text')
      .addColumn('steam_app_id', 'text')
      .addColumn('source', 'text')
      .execute();
    await db.schema.alterTable('redemption_codes').addColumn('reserved_until', 'timestamptz').execute();
    await db.schema
      .alterTable('letters')
      .addColumn('awaits_hand_over', 'boolean', (column) => column.notNull().defaultTo(false))
      .execute();
  },
};
