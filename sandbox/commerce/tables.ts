import type { Currency } from '#domain/commerce/Money';
import type { OrderRejection } from '#domain/commerce/PurchaseOrder';
import { byEmail, byOrders, byPlayer } from '../my-data/dataPolicy';
import {
  boolean,
  double,
  integer,
  language,
  nobodysTable,
  oneOf,
  personalTable,
  playerId,
  text,
  timestamp,
  uuid,
} from '../platform/table';

/** Game time belongs to one campaign; MyDU is sold in all campaigns. */
export type ProductType = 'gametime' | 'mydu';

export const commerceTables = {
  orders: personalTable(
    { rows: byPlayer, onErasure: { keep: 'tax' } },
    {
      id: uuid().primaryKey().shown(),
      player_id: playerId().shown(),
      /** Status of the order; 2 means paid. */
      status: integer().shown(),
      created_at: timestamp().shown(),
      paid_at: timestamp().orNull().shown(),
      external_subscription_id: integer().orNull().shown(),
      price_cents: integer().shown(),
      shipping_cents: integer().shown(),
      currency: text().shown(),
      /** Reason for the rejection; null unless the order was rejected. */
      rejection: text<OrderRejection>().orNull().shown(),
      /** Last four digits of the card with which the order was paid. */
      card_last_four: text().orNull().shown(),
      /** When the buyer first connected to the game with the product. */
      first_connection_at: timestamp().orNull().shown(),
      refunded_at: timestamp().orNull().shown(),
    },
    {
      statements: [
        'create index orders_player on orders (player_id)',
        'create index orders_subscription on orders (external_subscription_id)',
      ],
    },
  ),
  order_lines: personalTable(
    { rows: byOrders, onErasure: { keep: 'tax' } },
    {
      order_id: uuid().references('orders (id)', 'cascade').shown(),
      position: integer().shown(),
      product_id: text().shown(),
      name: text().shown(),
      quantity: integer().shown(),
      /** Game time in months; 0 for other products. */
      game_time: integer().shown(),
    },
    { constraints: ['constraint order_lines_key primary key (order_id, position)'] },
  ),
  /** Only purchases on this site have a checkout. Older orders, and orders from elsewhere, have none. */
  checkouts: personalTable(
    { rows: byOrders, onErasure: { keep: 'tax' } },
    {
      order_id: uuid().primaryKey().references('orders (id)', 'cascade').shown(),
      /** UUID from the buyer's browser; a retried purchase sends the same key. */
      purchase_key: uuid().unique().held('key'),
      /** Hash of the purchase request that was sent with this key. */
      request_hash: text().held('internal'),
      campaign_id: text().references('campaigns (id)', 'set null').orNull().shown(),
      kind: oneOf<ProductType>('gametime', 'mydu').shown(),
      channel: oneOf('card', 'store').shown(),
      /** Language of the email and the payment pages. */
      language: language().shown(),
      recruiter_id: uuid().references('players (id)', 'set null').orNull().shown(),
      /** Ghost token that created the order. The order is hidden from other tokens for the same email. */
      ghost_token_id: text().orNull().held('key'),
      /** When the payment is taken, if it is taken before the settlement, as in the store or with a late card. */
      approved_at: timestamp().orNull().shown(),
      /** Game time added by the order, which a refund removes again; null if the order did not add it directly. */
      given_seconds: integer().orNull().shown(),
    },
  ),
  /** Acquisition query parameters with which a player or ghost arrived. */
  acquisitions: personalTable(
    { rows: byPlayer, onErasure: 'delete' },
    {
      player_id: playerId().primaryKey().shown(),
      cpmstar_referrer: text().orNull().shown(),
      cpmstar_site_id: text().orNull().shown(),
      ga_utm: text().orNull().shown(),
    },
  ),
  waiting_list: personalTable(
    { rows: byEmail('waiting_list.email', 'waiting_list.joined_at'), onErasure: 'delete' },
    {
      /** In lower case, so that each address has one entry. */
      email: text().primaryKey().shown(),
      language: language().shown(),
      joined_at: timestamp().shown(),
    },
  ),
  campaigns: nobodysTable(
    'The shop catalog.',
    {
      id: text().primaryKey(),
      name: text().unique(),
      /** Number of packs sold. */
      consumed: integer().check('consumed >= 0'),
      /** Maximum number of packs; null for unlimited. */
      sale_limit: integer().orNull(),
    },
    {
      constraints: [
        // Last safeguard against selling more packs than the limit.
        'constraint campaigns_not_oversold check (sale_limit is null or consumed <= sale_limit)',
      ],
    },
  ),
  products: nobodysTable(
    'The shop catalog.',
    {
      id: text().primaryKey(),
      campaign_id: text().references('campaigns (id)', 'cascade'),
      type: oneOf<ProductType>('gametime', 'mydu'),
      name: text(),
      description: text(),
      /** Months of game time; 0 for MyDU. */
      months: integer().check('months >= 0'),
      payment_provider_id: text(),
      template_id: text(),
      /** Discount as a fraction of the price. */
      discount: double().check('discount >= 0 and discount < 1'),
      free_months: integer(),
    },
    { statements: ['create index products_campaign on products (campaign_id)'] },
  ),
  pricings: nobodysTable(
    'The shop catalog.',
    {
      id: text().primaryKey(),
      product_id: text().references('products (id)', 'cascade'),
      currency: text<Currency>(),
      /** ISO 3166-1 alpha-2; null for every country. */
      country: text().orNull(),
      price_cents: integer().check('price_cents > 0'),
      is_default: boolean(),
    },
    { statements: ['create index pricings_product on pricings (product_id)'] },
  ),
  /** Has at most one row; without a row, the shop is open. */
  shop: nobodysTable('Whether the shop is open.', {
    id: integer().primaryKey().check('id = 1'),
    is_open: boolean(),
  }),
};
