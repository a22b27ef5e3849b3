import type { Currency } from '../../src/domain/commerce/Money';
import type { Language } from '../../src/domain/language/Locale';
import type { ColumnType, Generated, Insertable, Selectable } from 'kysely';

type Moment = ColumnType<Date, Date, Date>;
type OptionalMoment = ColumnType<Date | null, Date | null | undefined, Date | null>;

/** A ghost has left an e-mail address and has not signed up yet: no password, no names. */
export type AccountStatus = 'active' | 'unconfirmed' | 'suspended' | 'ghost';

export interface PlayersTable {
  id: string;
  email: string;
  /** Null for a ghost. */
  password_hash: string | null;
  /** Nobody else has it, in whatever case; empty for a ghost. */
  display_name: string;
  first_name: string;
  last_name: string;
  username: string;
  community_id: string;
  joined_at: Moment;
  referrer: string;
  privacy_policy_agreement: boolean;
  language: Language;
  status: AccountStatus;
  /** Base32 of the TOTP secret; null while two-factor is off. */
  mfa_secret: string | null;
  /** The last 30-second step a code was accepted for: none is accepted twice. */
  mfa_last_step: number | null;
  /** Lasting roles; Subscriber is not among them, it follows from the game time. */
  roles: string[];
  ownership: string[];
  has_mydu_access: boolean;
  steam_id: string | null;
  /** Months bought with the game in the store; 0 when there are none. */
  steam_months: number;
  steam_claimed_at: OptionalMoment;
  pending_email: string | null;
  game_time_end: OptionalMoment;
  /** When all sessions were ended last: access tokens from before are no longer taken. */
  signed_out_at: OptionalMoment;
}

export interface RefreshFamiliesTable {
  id: string;
  player_id: string;
  revoked_at: OptionalMoment;
}

export interface RefreshTokensTable {
  token_hash: string;
  family_id: string;
  /** Also the issue time of the access token answered with it. */
  issued_at: Moment;
  expires_at: Moment;
  replaced_at: OptionalMoment;
}

export interface CsrfTokensTable {
  token_hash: string;
  expires_at: Moment;
}

/** Keys that travel by letter and work once. */
export interface EmailKeysTable {
  key_hash: string;
  player_id: string;
  expires_at: Moment;
  used_at: OptionalMoment;
}

/** What somebody said when they registered, beside what the account itself has. */
export interface RegistrationsTable {
  player_id: string;
  registered_at: Moment;
  newsletter: boolean;
  recruiter_id: string | null;
  /** The redemption code kept for the account until it is activated. */
  code_id: string | null;
  acquisition_ga_utm: string | null;
  steam_session_ticket: string | null;
  steam_app_id: string | null;
  /** Where the visitor came from: the contest, or nowhere in particular. */
  source: string | null;
}

export interface RedemptionCodesTable {
  id: string;
  code: string;
  months: number;
  product: string;
  expires_at: OptionalMoment;
  reserved_for: string | null;
  /** Until when it is kept for a registration; null for a code that was given to one account. */
  reserved_until: OptionalMoment;
  used_by: string | null;
  used_at: OptionalMoment;
}

export interface OrdersTable {
  id: string;
  player_id: string;
  /** 2 means paid. */
  status: number;
  created_at: Moment;
  paid_at: OptionalMoment;
  external_subscription_id: number | null;
  price_cents: number;
  shipping_cents: number;
  currency: string;
}

export interface OrderLinesTable {
  order_id: string;
  position: number;
  product_id: string;
  name: string;
  quantity: number;
  /** Months of game time; 0 for anything else. */
  game_time: number;
}

export interface SubscriptionsTable {
  id: Generated<number>;
  player_id: string;
  created_at: Moment;
  next_charge_at: OptionalMoment;
  ends_at: OptionalMoment;
  /** 0 Active, 1 Canceled, 2 NonRenewing. */
  status: number;
  /** 0 is the card payment provider, anything else the store platform. */
  payment_provider: number;
  provider_subscription_id: string;
  product_name: string;
}

export interface EmailsTable {
  id: Generated<number>;
  recipient: string;
  language: Language;
  subject: string;
  html: string;
  text: string;
  sent_at: Moment;
  /** True until the mail server has taken it; never when there is none. */
  awaits_hand_over: Generated<boolean>;
}

export interface NewsletterSignUpsTable {
  /** In lower case: who signs up twice is one subscriber. */
  email: string;
  language: Language;
  requested_at: Moment;
  /** Of the key in the newest letter. */
  key_hash: string;
  key_expires_at: Moment;
  /** Null until somebody followed the link in the letter: nobody is written to before that. */
  confirmed_at: OptionalMoment;
}

/** Game time is of a campaign's number; MyDU is there for everybody. */
export type ProductType = 'gametime' | 'mydu';

export interface CampaignsTable {
  id: string;
  name: string;
  /** How many packs were sold. */
  consumed: number;
  /** How many there are; null for as many as anybody wants. */
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
  /** Fraction of the price that is taken off. */
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

/** One row at the most; without it the shop is open. */
export interface ShopTable {
  id: number;
  is_open: boolean;
}

export interface WaitingListTable {
  /** In lower case: who joins twice is one. */
  email: string;
  language: Language;
  joined_at: Moment;
}

export interface CheckoutsTable {
  order_id: string;
  /** UUID that the buyer's browser made: the same purchase sent again has the same. */
  purchase_key: string;
  /** Of what was asked for with it. */
  request_hash: string;
  campaign_id: string | null;
  kind: ProductType;
  channel: 'card' | 'store';
  /** Of the letter and of the pages it is paid on. */
  language: Language;
  recruiter_id: string | null;
  /** Of the ghost's token that it was made with: whoever else knows the e-mail sees nothing of it. */
  ghost_token_id: string | null;
  /** When the store took the money. */
  approved_at: OptionalMoment;
}

/** Where a player or ghost came from, as their links said. */
export interface AcquisitionsTable {
  player_id: string;
  cpmstar_referrer: string | null;
  cpmstar_site_id: string | null;
  ga_utm: string | null;
}

export interface Tables {
  players: PlayersTable;
  refresh_families: RefreshFamiliesTable;
  refresh_tokens: RefreshTokensTable;
  csrf_tokens: CsrfTokensTable;
  activation_keys: EmailKeysTable;
  reset_keys: EmailKeysTable;
  registrations: RegistrationsTable;
  redemption_codes: RedemptionCodesTable;
  orders: OrdersTable;
  order_lines: OrderLinesTable;
  subscriptions: SubscriptionsTable;
  letters: EmailsTable;
  newsletter_sign_ups: NewsletterSignUpsTable;
  campaigns: CampaignsTable;
  products: ProductsTable;
  pricings: PricingsTable;
  shop: ShopTable;
  waiting_list: WaitingListTable;
  checkouts: CheckoutsTable;
  acquisitions: AcquisitionsTable;
}

export type Player = Selectable<PlayersTable>;
export type NewPlayer = Insertable<PlayersTable>;
export type RedemptionCode = Selectable<RedemptionCodesTable>;
