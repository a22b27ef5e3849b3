import { sql, type Migration } from 'kysely';

/** Removes the check of languages from the database. The API validates them, so a new language needs no migration. */
export const languages: Migration = {
  async up(db) {
    for (const table of ['players', 'newsletter_sign_ups', 'waiting_list', 'checkouts']) {
      await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(`${table}_language_check`)}`.execute(
        db,
      );
    }
  },
};
