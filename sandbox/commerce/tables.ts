import type { Currency } from '#domain/commerce/Money';
import type { Language } from '#domain/language/Locale';
import type { ColumnType } from 'kysely';
import type { Moment, OptionalMoment } from '../platform/moments';

/** Game time belongs to one campaign; MyDU is sold in all campaigns. */
export type ProductType = 'gametime' | 'mydu';

export interface CampaignsTable {
  id: string;
  name: string;
  /** Number of packs sold. */
  consumed: number;
  /** Maximum number of packs; null for unlimited. */
  sale_limit: number | null;
}

export interface ProductsTable {
  id: string;
  campaign_id: string;
  type: ProductType;
  name: string;
  description: string;
  /** Months of game time; 0 for MyDU. */
  months: number;
  payment_provider_id: string;
  template_id: string;
  /** Discount as a fraction of the price. */
  discount: number;
  free_months: number;
}

export interface PricingsTable {
  id: string;
  product_id: string;
  currency: Currency;
  /** ISO 3166-1 alpha-2; null for every country. */
  country: string | null;
  price_cents: number;
  is_default: boolean;
}

/** Has at most one row; without a row, the shop is open. */
export interface ShopTable {
  id: number;
  is_open: boolean;
}

export interface WaitingListTable {
  /** In lower case, so that each address has one entry. */
  email: string;
  language: Language;
  joined_at: Moment;
}

export interface CheckoutsTable {
  order_id: string;
  /** UUID from the buyer's browser; a retried purchase sends the same key. */
  purchase_key: string;
  /** Hash of the purchase request that was sent with this key. */
  request_hash: string;
  campaign_id: string | null;
  kind: ProductType;
  channel: 'card' | 'store';
  /** Language of the email and the payment pages. */
  language: Language;
  recruiter_id: string | null;
  /** Ghost token that created the order. The order is hidden from other tokens for the same email. */
  ghost_token_id: string | null;
  /** When the payment is taken, if it is taken before the settlement, as in the store or with a late card. */
  approved_at: OptionalMoment;
  /** Game time added by the order. */
  given_seconds: ColumnType<number | null, number | null | undefined>;
}

/** Acquisition query parameters with which a player or ghost arrived. */
export interface AcquisitionsTable {
  player_id: string;
  cpmstar_referrer: string | null;
  cpmstar_site_id: string | null;
  ga_utm: string | null;
}
