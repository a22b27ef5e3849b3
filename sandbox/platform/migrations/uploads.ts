import { sql, type Migration } from 'kysely';

export const uploads: Migration = {
  async up(db) {
    await db.schema
      .alterTable('players')
      .addColumn('can_upload_assets', 'boolean', (column) => column.notNull().defaultTo(false))
      .execute();
    await db.schema
      .createTable('pictures')
      .addColumn('id', 'uuid', (column) => column.primaryKey())
      .addColumn('player_id', 'uuid', (column) =>
        column.notNull().references('players.id').onDelete('cascade'),
      )
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull().check(sql`type in ('jpg', 'png')`))
      .addColumn('width', 'integer', (column) => column.notNull())
      .addColumn('height', 'integer', (column) => column.notNull())
      .addColumn('bytes', 'bytea', (column) => column.notNull())
      .addColumn('thumbnail', 'bytea', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull().check(sql`status in ('pending', 'approved')`))
      .addColumn('uploaded_at', 'timestamptz', (column) => column.notNull())
      .addColumn('approved_at', 'timestamptz')
      .execute();
    await sql`create unique index pictures_name on pictures (player_id, lower(name))`.execute(db);
    // Disables compression, because pictures are already compressed.
    await sql`alter table pictures alter column bytes set storage external`.execute(db);
    await db.schema
      .createTable('picture_uploads')
      .addColumn('player_id', 'uuid', (column) =>
        column.notNull().references('players.id').onDelete('cascade'),
      )
      .addColumn('upload_key', 'uuid', (column) => column.notNull())
      .addColumn('content_hash', 'text', (column) => column.notNull())
      .addColumn('received_at', 'timestamptz', (column) => column.notNull())
      .addPrimaryKeyConstraint('picture_uploads_pkey', ['player_id', 'upload_key'])
      .execute();
  },
};
