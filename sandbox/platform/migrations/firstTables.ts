import { sql, type Migration } from 'kysely';

export const firstTables: Migration = {
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
