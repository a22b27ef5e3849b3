import { byOrders, byPlayer } from '../my-data/dataPolicy';
import { integer, personalTable, playerId, serial, text, texts, timestamp, uuid } from '../platform/table';

export const billingTables = {
  /** Receipt of an order; never changes once it is issued. */
  receipts: personalTable(
    // Kept unchanged, because an issued receipt must not change.
    { rows: byOrders, onErasure: { keep: 'tax' } },
    {
      order_id: uuid().primaryKey().references('orders (id)', 'cascade').shown(),
      /** Receipt number; ascending. */
      number: serial().unique().shown(),
      issued_at: timestamp().shown(),
      buyer_name: text().shown(),
      buyer_email: text().shown(),
      buyer_address: texts().shown(),
      /** Total after discounts and promotions. */
      total_cents: integer().check('total_cents >= 0').shown(),
      /** Tax rate in ten-thousandths of the net amount. */
      tax_rate: integer().check('tax_rate >= 0').shown(),
    },
  ),
  subscriptions: personalTable(
    { rows: byPlayer, onErasure: { keep: 'tax' } },
    {
      id: serial().primaryKey().shown(),
      player_id: playerId().shown(),
      created_at: timestamp().shown(),
      next_charge_at: timestamp().orNull().shown(),
      ends_at: timestamp().orNull().shown(),
      /** 0 Active, 1 Canceled, 2 NonRenewing. */
      status: integer().shown(),
      /** 0 for the card payment provider; any other value for the store platform. */
      payment_provider: integer().shown(),
      provider_subscription_id: text().shown(),
      product_name: text().shown(),
      /** Last four digits of the charged card; null if it is unknown. */
      card_last_four: text().orNull().shown(),
    },
  ),
};
