import type { Currency } from '#domain/commerce/Money';
import type { Language } from '#domain/language/Locale';
import type { ColumnType } from 'kysely';
import type { Moment, OptionalMoment } from '../platform/moments';

/** Game time belongs to a campaign; MyDU to all campaigns. */
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
  /** Fraction of the price that is subtracted. */
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

/** At most one row; without it the shop is open. */
export interface ShopTable {
  id: number;
  is_open: boolean;
}

export interface WaitingListTable {
  /** Lower case, so that each address has one entry. */
  email: string;
  language: Language;
  joined_at: Moment;
}

export interface CheckoutsTable {
  order_id: string;
  /** UUID from the buyer's browser; a retried purchase sends the same key. */
  purchase_key: string;
  /** Hash of the request with this key. */
  request_hash: string;
  campaign_id: string | null;
  kind: ProductType;
  channel: 'card' | 'store';
  /** Language of the email and the payment pages. */
  language: Language;
  recruiter_id: string | null;
  /** Ghost token of the order; other tokens for the same email do not see the order. */
  ghost_token_id: string | null;
  /** When the payment is taken, if that is before the settlement: in the store, or with a late card. */
  approved_at: OptionalMoment;
  /** Game time added by the order. */
  given_seconds: ColumnType<number | null, number | null | undefined>;
}

/** Acquisition query parameters of a player or ghost. */
export interface AcquisitionsTable {
  player_id: string;
  cpmstar_referrer: string | null;
  cpmstar_site_id: string | null;
  ga_utm: string | null;
}
