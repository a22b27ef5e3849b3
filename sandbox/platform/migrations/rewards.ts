import { sql, type Migration } from 'kysely';

export const rewards: Migration = {
  async up(db) {
    await db.schema
      .createTable('backer_rewards')
      .addColumn('player_id', 'uuid', (column) =>
        column.primaryKey().references('players.id').onDelete('cascade'),
      )
      .addColumn('statue_available', 'boolean', (column) => column.notNull())
      .addColumn('shirt_available', 'boolean', (column) => column.notNull())
      .addColumn('supporter_shirt_available', 'boolean', (column) => column.notNull())
      .addColumn('tshirt_size', 'integer', (column) => column.check(sql`tshirt_size between 0 and 6`))
      .addColumn('supporter_tshirt_size', 'integer', (column) =>
        column.check(sql`supporter_tshirt_size between 0 and 6`),
      )
      .addColumn('statue_gender', 'text')
      .addColumn('items', sql`text[]`, (column) => column.notNull())
      .execute();
  },
};
