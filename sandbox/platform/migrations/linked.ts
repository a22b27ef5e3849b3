import { sql, type Migration } from 'kysely';

/** Links to external accounts. Each external account is linked to at most one player. */
export const linked: Migration = {
  async up(db) {
    await db.schema
      .alterTable('players')
      .addColumn('discord_id', 'text')
      .addColumn('discord_name', 'text')
      .addColumn('discord_discriminator', 'text')
      .addColumn('steam_bought_at', 'timestamptz')
      .execute();
    // Gives each test account its own id, because they used to share one.
    await sql`update players set steam_id = '76561100' || lpad((abs(hashtext(id::text)::bigint) % 1000000000)::text, 9, '0')
      where steam_id = '76561198000000000'`.execute(db);
    await db.schema.createIndex('players_discord_id').on('players').column('discord_id').unique().execute();
    await db.schema.createIndex('players_steam_id').on('players').column('steam_id').unique().execute();
    await db.schema
      .createTable('discord_codes')
      .addColumn('code_hash', 'text', (column) => column.primaryKey())
      .addColumn('redirect_uri', 'text', (column) => column.notNull())
      .addColumn('discord_id', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('discriminator', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('store_logins')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('player_id', 'uuid', (column) =>
        column.notNull().references('players.id').onDelete('cascade'),
      )
      .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('openid_nonces')
      .addColumn('nonce', 'text', (column) => column.primaryKey())
      .addColumn('used_at', 'timestamptz', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('store_accounts')
      .addColumn('account_hash', 'text', (column) => column.primaryKey())
      .addColumn('waiting_months', 'integer', (column) => column.notNull())
      .addColumn('bought_at', 'timestamptz')
      .execute();
  },
};
