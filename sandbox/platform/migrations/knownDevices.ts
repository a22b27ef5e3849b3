import type { Migration } from 'kysely';

export const knownDevices: Migration = {
  async up(db) {
    await db.schema
      .createTable('known_devices')
      .addColumn('player_id', 'uuid', (column) =>
        column.notNull().references('players.id').onDelete('cascade'),
      )
      .addColumn('device_hash', 'text', (column) => column.notNull())
      .addColumn('signed_in_at', 'timestamptz', (column) => column.notNull())
      .addPrimaryKeyConstraint('known_devices_key', ['player_id', 'device_hash'])
      .execute();
  },
};
