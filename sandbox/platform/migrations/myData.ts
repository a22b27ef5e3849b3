import { sql, type Migration } from 'kysely';

export const myData: Migration = {
  async up(db) {
    await sql`alter table players drop constraint players_status_check`.execute(db);
    await sql`alter table players add constraint players_status_check
      check (status in ('active', 'unconfirmed', 'suspended', 'ghost', 'erased'))`.execute(db);
    await db.schema
      .alterTable('players')
      .addColumn('deletion_requested_at', 'timestamptz')
      .addColumn('deletion_due_at', 'timestamptz')
      .addColumn('deletion_key_hash', 'text', (column) => column.unique())
      .execute();
    await sql`create index players_deletion on players (deletion_due_at) where deletion_due_at is not null`.execute(
      db,
    );
  },
};
