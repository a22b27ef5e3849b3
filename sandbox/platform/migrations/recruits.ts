import type { Migration } from 'kysely';

export const recruits: Migration = {
  async up(db) {
    await db.schema
      .createTable('recruits')
      .addColumn('recruit_id', 'uuid', (column) =>
        column.primaryKey().references('players.id').onDelete('cascade'),
      )
      .addColumn('recruiter_id', 'uuid', (column) =>
        column.notNull().references('players.id').onDelete('cascade'),
      )
      .addColumn('recruited_at', 'timestamptz', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('recruits_recruiter').on('recruits').column('recruiter_id').execute();
    await db.schema
      .createTable('unlocked_packs')
      .addColumn('player_id', 'uuid', (column) =>
        column.notNull().references('players.id').onDelete('cascade'),
      )
      .addColumn('pack', 'integer', (column) => column.notNull())
      .addColumn('unlocked_at', 'timestamptz', (column) => column.notNull())
      .addPrimaryKeyConstraint('unlocked_packs_key', ['player_id', 'pack'])
      .execute();
  },
};
