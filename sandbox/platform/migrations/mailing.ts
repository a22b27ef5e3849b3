import { sql, type Migration } from 'kysely';

export const mailing: Migration = {
  async up(db) {
    await db.schema
      .createTable('mailing_interests')
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('interest', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull().check(sql`language in ('en', 'fr', 'de')`))
      .addColumn('is_subscribed', 'boolean', (column) => column.notNull())
      .addColumn('changed_at', 'timestamptz', (column) => column.notNull())
      .addPrimaryKeyConstraint('mailing_interests_key', ['email', 'interest'])
      .execute();
    await db.schema
      .createTable('unsubscribe_keys')
      .addColumn('key_hash', 'text', (column) => column.primaryKey())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('interest', 'text', (column) => column.notNull())
      .execute();
    await db.schema.alterTable('letters').addColumn('unsubscribe_link', 'text').execute();
    await sql`insert into mailing_interests
      select email, 'newsletter', language, true, confirmed_at
      from newsletter_sign_ups where confirmed_at is not null`.execute(db);
  },
};
