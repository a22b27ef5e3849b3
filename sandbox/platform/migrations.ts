import { Migrator, sql, type Kysely, type Migration } from 'kysely';
import type { Tables } from './tables';

const firstTables: Migration = {
  async up(db) {
    await db.schema
      .createTable('players')
      .addColumn('id', 'uuid', (column) => column.primaryKey())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('password_hash', 'text', (column) => column.notNull())
      .addColumn('display_name', 'text', (column) => column.notNull())
      .addColumn('first_name', 'text', (column) => column.notNull())
      .addColumn('last_name', 'text', (column) => column.notNull())
      .addColumn('username', 'text', (column) => column.notNull())
      .addColumn('community_id', 'text', (column) => column.notNull())
      .addColumn('joined_at', 'timestamptz', (column) => column.notNull())
      .addColumn('referrer', 'text', (column) => column.notNull())
      .addColumn('privacy_policy_agreement', 'boolean', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull().check(sql`language in ('en', 'fr', 'de')`))
      .addColumn('status', 'text', (column) =>
        column.notNull().check(sql`status in ('active', 'unconfirmed', 'suspended')`),
      )
      .addColumn('mfa_secret', 'text')
      .addColumn('mfa_last_step', 'integer')
      .addColumn('roles', sql`text[]`, (column) => column.notNull())
      .addColumn('ownership', sql`text[]`, (column) => column.notNull())
      .addColumn('has_mydu_access', 'boolean', (column) => column.notNull())
      .addColumn('steam_id', 'text')
      .addColumn('steam_months', 'integer', (column) => column.notNull())
      .addColumn('steam_claimed_at', 'timestamptz')
      .addColumn('pending_email', 'text')
      .addColumn('game_time_end', 'timestamptz')
      .execute();
    await db.schema
      .createIndex('players_email')
      .on('players')
      .expression(sql`lower(email)`)
      .unique()
      .execute();

    await db.schema
      .createTable('refresh_families')
      .addColumn('id', 'uuid', (column) => column.primaryKey())
      .addColumn('player_id', 'uuid', (column) =>
        column.notNull().references('players.id').onDelete('cascade'),
      )
      .addColumn('revoked_at', 'timestamptz')
      .execute();
    await db.schema
      .createTable('refresh_tokens')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('family_id', 'uuid', (column) =>
        column.notNull().references('refresh_families.id').onDelete('cascade'),
      )
      .addColumn('issued_at', 'timestamptz', (column) => column.notNull())
      .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
      .addColumn('replaced_at', 'timestamptz')
      .execute();

    await db.schema
      .createTable('csrf_tokens')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('activation_keys')
      .addColumn('key_hash', 'text', (column) => column.primaryKey())
      .addColumn('player_id', 'uuid', (column) =>
        column.notNull().references('players.id').onDelete('cascade'),
      )
      .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
      .addColumn('used_at', 'timestamptz')
      .execute();

    await db.schema
      .createTable('redemption_codes')
      .addColumn('id', 'uuid', (column) => column.primaryKey())
      .addColumn('code', 'text', (column) => column.notNull().unique())
      .addColumn('months', 'integer', (column) => column.notNull().check(sql`months > 0`))
      .addColumn('product', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'timestamptz')
      .addColumn('reserved_for', 'uuid', (column) => column.references('players.id').onDelete('set null'))
      .addColumn('used_by', 'uuid', (column) => column.references('players.id').onDelete('set null'))
      .addColumn('used_at', 'timestamptz')
      .execute();

    await db.schema
      .createTable('orders')
      .addColumn('id', 'uuid', (column) => column.primaryKey())
      .addColumn('player_id', 'uuid', (column) =>
        column.notNull().references('players.id').onDelete('cascade'),
      )
      .addColumn('status', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'timestamptz', (column) => column.notNull())
      .addColumn('paid_at', 'timestamptz')
      .addColumn('external_subscription_id', 'integer')
      .addColumn('price_cents', 'integer', (column) => column.notNull())
      .addColumn('shipping_cents', 'integer', (column) => column.notNull())
      .addColumn('currency', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('orders_player').on('orders').column('player_id').execute();
    await db.schema
      .createTable('order_lines')
      .addColumn('order_id', 'uuid', (column) => column.notNull().references('orders.id').onDelete('cascade'))
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('product_id', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('quantity', 'integer', (column) => column.notNull())
      .addColumn('game_time', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('order_lines_key', ['order_id', 'position'])
      .execute();
    await db.schema
      .createTable('subscriptions')
      .addColumn('id', 'serial', (column) => column.primaryKey())
      .addColumn('player_id', 'uuid', (column) =>
        column.notNull().references('players.id').onDelete('cascade'),
      )
      .addColumn('created_at', 'timestamptz', (column) => column.notNull())
      .addColumn('next_charge_at', 'timestamptz')
      .addColumn('ends_at', 'timestamptz')
      .addColumn('status', 'integer', (column) => column.notNull())
      .addColumn('payment_provider', 'integer', (column) => column.notNull())
      .addColumn('provider_subscription_id', 'text', (column) => column.notNull())
      .addColumn('product_name', 'text', (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('letters')
      .addColumn('id', 'serial', (column) => column.primaryKey())
      .addColumn('recipient', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('html', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('sent_at', 'timestamptz', (column) => column.notNull())
      .execute();
  },
};

const newsletter: Migration = {
  async up(db) {
    await db.schema
      .createTable('newsletter_sign_ups')
      .addColumn('email', 'text', (column) => column.primaryKey())
      .addColumn('language', 'text', (column) => column.notNull().check(sql`language in ('en', 'fr', 'de')`))
      .addColumn('requested_at', 'timestamptz', (column) => column.notNull())
      .addColumn('key_hash', 'text', (column) => column.notNull().unique())
      .addColumn('key_expires_at', 'timestamptz', (column) => column.notNull())
      .addColumn('confirmed_at', 'timestamptz')
      .execute();
  },
};

const registration: Migration = {
  async up(db) {
    await sql`alter table players drop constraint players_status_check`.execute(db);
    await sql`alter table players add constraint players_status_check
      check (status in ('active', 'unconfirmed', 'suspended', 'ghost'))`.execute(db);
    await db.schema
      .alterTable('players')
      .alterColumn('password_hash', (column) => column.dropNotNull())
      .addColumn('signed_out_at', 'timestamptz')
      .execute();
    // Display names were not unique before: the second one gets a part of the id.
    await sql`update players set display_name = left(display_name, 21) || '-' || left(id::text, 8) where id in (
      select id from (
        select id, row_number() over (partition by lower(display_name) order by joined_at, id) as place from players
      ) as named where place > 1)`.execute(db);
    await sql`create unique index players_display_name on players (lower(display_name)) where display_name <> ''`.execute(
      db,
    );

    await db.schema
      .createTable('reset_keys')
      .addColumn('key_hash', 'text', (column) => column.primaryKey())
      .addColumn('player_id', 'uuid', (column) =>
        column.notNull().references('players.id').onDelete('cascade'),
      )
      .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
      .addColumn('used_at', 'timestamptz')
      .execute();
    await db.schema.createIndex('reset_keys_player').on('reset_keys').column('player_id').execute();
    await db.schema
      .createIndex('refresh_families_player')
      .on('refresh_families')
      .column('player_id')
      .execute();
    await db.schema.createIndex('activation_keys_player').on('activation_keys').column('player_id').execute();

    await db.schema
      .createTable('registrations')
      .addColumn('player_id', 'uuid', (column) =>
        column.primaryKey().references('players.id').onDelete('cascade'),
      )
      .addColumn('registered_at', 'timestamptz', (column) => column.notNull())
      .addColumn('newsletter', 'boolean', (column) => column.notNull())
      .addColumn('recruiter_id', 'uuid', (column) => column.references('players.id').onDelete('set null'))
      .addColumn('code_id', 'uuid', (column) => column.references('redemption_codes.id').onDelete('set null'))
      .addColumn('acquisition_ga_utm', 'text')
      .addColumn('steam_session_ticket', 'text')
      .addColumn('steam_app_id', 'text')
      .addColumn('source', 'text')
      .execute();
    await db.schema.alterTable('redemption_codes').addColumn('reserved_until', 'timestamptz').execute();
    await db.schema
      .alterTable('letters')
      .addColumn('awaits_hand_over', 'boolean', (column) => column.notNull().defaultTo(false))
      .execute();
  },
};

const commerce: Migration = {
  async up(db) {
    await db.schema
      .createTable('campaigns')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull().unique())
      .addColumn('consumed', 'integer', (column) => column.notNull().check(sql`consumed >= 0`))
      .addColumn('sale_limit', 'integer')
      // A last guard against overselling.
      .addCheckConstraint('campaigns_not_oversold', sql`sale_limit is null or consumed <= sale_limit`)
      .execute();
    await db.schema
      .createTable('products')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('campaign_id', 'text', (column) =>
        column.notNull().references('campaigns.id').onDelete('cascade'),
      )
      .addColumn('type', 'text', (column) => column.notNull().check(sql`type in ('gametime', 'mydu')`))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('description', 'text', (column) => column.notNull())
      .addColumn('months', 'integer', (column) => column.notNull().check(sql`months >= 0`))
      .addColumn('payment_provider_id', 'text', (column) => column.notNull())
      .addColumn('template_id', 'text', (column) => column.notNull())
      .addColumn('discount', 'double precision', (column) =>
        column.notNull().check(sql`discount >= 0 and discount < 1`),
      )
      .addColumn('free_months', 'integer', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('products_campaign').on('products').column('campaign_id').execute();
    await db.schema
      .createTable('pricings')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('product_id', 'text', (column) =>
        column.notNull().references('products.id').onDelete('cascade'),
      )
      .addColumn('currency', 'text', (column) => column.notNull())
      .addColumn('country', 'text')
      .addColumn('price_cents', 'integer', (column) => column.notNull().check(sql`price_cents > 0`))
      .addColumn('is_default', 'boolean', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('pricings_product').on('pricings').column('product_id').execute();

    await db.schema
      .createTable('shop')
      .addColumn('id', 'integer', (column) => column.primaryKey().check(sql`id = 1`))
      .addColumn('is_open', 'boolean', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('waiting_list')
      .addColumn('email', 'text', (column) => column.primaryKey())
      .addColumn('language', 'text', (column) => column.notNull().check(sql`language in ('en', 'fr', 'de')`))
      .addColumn('joined_at', 'timestamptz', (column) => column.notNull())
      .execute();

    // Purchases on this site; older orders and orders from elsewhere have none.
    await db.schema
      .createTable('checkouts')
      .addColumn('order_id', 'uuid', (column) =>
        column.primaryKey().references('orders.id').onDelete('cascade'),
      )
      .addColumn('purchase_key', 'uuid', (column) => column.notNull().unique())
      .addColumn('request_hash', 'text', (column) => column.notNull())
      .addColumn('campaign_id', 'text', (column) => column.references('campaigns.id').onDelete('set null'))
      .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('gametime', 'mydu')`))
      .addColumn('channel', 'text', (column) => column.notNull().check(sql`channel in ('card', 'store')`))
      .addColumn('language', 'text', (column) => column.notNull().check(sql`language in ('en', 'fr', 'de')`))
      .addColumn('recruiter_id', 'uuid', (column) => column.references('players.id').onDelete('set null'))
      .addColumn('ghost_token_id', 'text')
      .addColumn('approved_at', 'timestamptz')
      .execute();
    await db.schema
      .createTable('acquisitions')
      .addColumn('player_id', 'uuid', (column) =>
        column.primaryKey().references('players.id').onDelete('cascade'),
      )
      .addColumn('cpmstar_referrer', 'text')
      .addColumn('cpmstar_site_id', 'text')
      .addColumn('ga_utm', 'text')
      .execute();
  },
};

/** In order; a released migration never changes, a new one is added. */
const migrations: Record<string, Migration> = {
  '0001-first-tables': firstTables,
  '0002-newsletter': newsletter,
  '0003-registration': registration,
  '0004-commerce': commerce,
};

export const migrate = async (db: Kysely<Tables>): Promise<void> => {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error('The database could not be migrated.');
};
