import type { Migration } from 'kysely';

export const emails: Migration = {
  async up(db) {
    await db.schema.alterTable('letters').renameTo('emails').execute();
    await db.schema.alterTable('emails').renameColumn('awaits_hand_over', 'is_queued').execute();
  },
};
