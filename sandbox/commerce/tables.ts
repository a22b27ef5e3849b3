import type { Currency } from '../../src/domain/commerce/Money';
import type { Language } from '../../src/domain/language/Locale';
import type { ColumnType } from 'kysely';
import type { Moment, OptionalMoment } from '../platform/moments';

/** Game time belongs to a campaign; MyDU to all campaigns. */
export type ProductType = 'gametime' | 'mydu';

export interface CampaignsTable {
  id: string;
  name: string;
  /** How many packs were sold. */
  consumed: number;
  /** Number of packs; null: unlimited. */
  sale_limit: number | null;
}

export interface ProductsTable {
  id: string;
  campaign_id: string;
  type: ProductType;
  name: string;
  description: string;
  /** Of game time; 0 for MyDU. */
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
  /** Lower case: one entry for each address. */
  email: string;
  language: Language;
  joined_at: Moment;
}

export interface CheckoutsTable {
  order_id: string;
  /** UUID of the buyer's browser; a repeated purchase has the same. */
  purchase_key: string;
  /** Of the request with this key. */
  request_hash: string;
  campaign_id: string | null;
  kind: ProductType;
  channel: 'card' | 'store';
  /** Of the email and of the payment pages. */
  language: Language;
  recruiter_id: string | null;
  /** The ghost token of the order: other tokens with the same email do not see it. */
  ghost_token_id: string | null;
  /** When the money is taken before the order is settled: in the store, or by a late card. */
  approved_at: OptionalMoment;
  /** The game time that the order added. */
  given_seconds: ColumnType<number | null, number | null | undefined>;
}

/** The acquisition query of a player or ghost. */
export interface AcquisitionsTable {
  player_id: string;
  cpmstar_referrer: string | null;
  cpmstar_site_id: string | null;
  ga_utm: string | null;
}
