import { sql, type Migration } from 'kysely';

export const commerce: Migration = {
  async up(db) {
    await db.schema
      .createTable('campaigns')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull().unique())
      .addColumn('consumed', 'integer', (column) => column.notNull().check(sql`consumed >= 0`))
      .addColumn('sale_limit', 'integer')
      // Last safeguard against selling more packs than the limit.
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

    // Only purchases on this site have a checkout. Older orders, and orders from elsewhere, have none.
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
