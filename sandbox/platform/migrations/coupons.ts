import { sql, type Migration } from 'kysely';

export const coupons: Migration = {
  async up(db) {
    await db.schema
      .createTable('coupon_balances')
      .addColumn('player_id', 'uuid', (column) =>
        column.primaryKey().references('players.id').onDelete('cascade'),
      )
      .addColumn('quantity', 'integer', (column) => column.notNull().check(sql`quantity >= 0`))
      .execute();
    await db.schema
      .createTable('coupon_entries')
      .addColumn('id', 'bigserial', (column) => column.primaryKey())
      .addColumn('player_id', 'uuid', (column) =>
        column.notNull().references('players.id').onDelete('cascade'),
      )
      .addColumn('kind', 'text', (column) =>
        column.notNull().check(sql`kind in ('creation', 'conversion', 'sent', 'received')`),
      )
      .addColumn('quantity', 'integer', (column) => column.notNull().check(sql`quantity > 0`))
      .addColumn('other_id', 'uuid', (column) => column.references('players.id').onDelete('set null'))
      .addColumn('done_at', 'timestamptz', (column) => column.notNull())
      .addColumn('request_key', 'uuid', (column) => column.unique())
      .addColumn('request_hash', 'text')
      .addColumn('game_time_end', 'timestamptz')
      .execute();
    await db.schema
      .createIndex('coupon_entries_of_player')
      .on('coupon_entries')
      .columns(['player_id', 'id'])
      .execute();
    await db.schema
      .createTable('coupon_settings')
      .addColumn('id', 'integer', (column) => column.primaryKey().check(sql`id = 1`))
      .addColumn('is_enabled', 'boolean', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('credential_changes')
      .addColumn('player_id', 'uuid', (column) =>
        column.primaryKey().references('players.id').onDelete('cascade'),
      )
      .addColumn('changed_at', 'timestamptz', (column) => column.notNull())
      .execute();
  },
};
