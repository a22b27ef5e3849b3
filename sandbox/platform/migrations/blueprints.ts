import { sql, type Migration } from 'kysely';

export const blueprints: Migration = {
  async up(db) {
    await db.schema
      .createTable('organizations')
      .addColumn('id', 'uuid', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('drm_waived', 'boolean', (column) => column.notNull().defaultTo(false))
      .execute();
    await db.schema
      .createTable('organization_speakers')
      .addColumn('organization_id', 'uuid', (column) =>
        column.notNull().references('organizations.id').onDelete('cascade'),
      )
      .addColumn('player_id', 'uuid', (column) =>
        column.notNull().references('players.id').onDelete('cascade'),
      )
      .addPrimaryKeyConstraint('organization_speakers_pkey', ['player_id', 'organization_id'])
      .execute();
    await db.schema
      .createTable('drm_waivers')
      .addColumn('player_id', 'uuid', (column) =>
        column.primaryKey().references('players.id').onDelete('cascade'),
      )
      .addColumn('is_waived', 'boolean', (column) => column.notNull())
      .addColumn('changed_at', 'timestamptz', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('blueprints')
      .addColumn('id', 'uuid', (column) => column.primaryKey())
      .addColumn('owner_id', 'uuid', (column) =>
        column.notNull().references('players.id').onDelete('cascade'),
      )
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('created_at', 'timestamptz', (column) => column.notNull())
      .addColumn('drm_protected', 'boolean', (column) => column.notNull())
      .addColumn('creator_id', 'uuid', (column) => column.references('players.id').onDelete('set null'))
      .addColumn('creator_organization_id', 'uuid', (column) =>
        column.references('organizations.id').onDelete('set null'),
      )
      .addColumn('elements', 'integer', (column) => column.notNull().check(sql`elements >= 0`))
      .addColumn('generation_seconds', 'integer', (column) =>
        column
          .notNull()
          .defaultTo(0)
          .check(sql`generation_seconds between 0 and 600`),
      )
      .execute();
    await db.schema.createIndex('blueprints_owner').on('blueprints').column('owner_id').execute();
    await db.schema.createIndex('blueprints_creator').on('blueprints').column('creator_id').execute();
  },
};
