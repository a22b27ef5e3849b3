import type { Migration } from 'kysely';

/** Beta keys are redemption codes that belong to a player until they are sent. */
export const keys: Migration = {
  async up(db) {
    await db.schema
      .alterTable('redemption_codes')
      .addColumn('owner_id', 'uuid', (column) => column.references('players.id').onDelete('cascade'))
      .addColumn('recipient', 'text')
      .addColumn('sent_at', 'timestamptz')
      .addColumn('canceled_at', 'timestamptz')
      .execute();
    await db.schema
      .createIndex('redemption_codes_owner')
      .on('redemption_codes')
      .column('owner_id')
      .where('owner_id', 'is not', null)
      .execute();
  },
};
