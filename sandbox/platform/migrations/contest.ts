import type { Migration } from 'kysely';

export const contest: Migration = {
  async up(db) {
    await db.schema
      .createTable('contest_entries')
      .addColumn('player_id', 'uuid', (column) =>
        column.primaryKey().references('players.id').onDelete('cascade'),
      )
      .addColumn('entered_at', 'timestamptz', (column) => column.notNull())
      .execute();
  },
};
