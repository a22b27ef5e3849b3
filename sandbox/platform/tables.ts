import type { Currency } from '../../src/domain/commerce/Money';
import type { OrderRejection } from '../../src/domain/commerce/PurchaseOrder';
import type { ReceiptsTable } from '../billing/tables';
import type { Language } from '../../src/domain/language/Locale';
import type { ColumnType, Generated, Insertable, Selectable } from 'kysely';

type Moment = ColumnType<Date, Date, Date>;
type OptionalMoment = ColumnType<Date | null, Date | null | undefined, Date | null>;

/** A ghost has entered an email and not signed up yet: no password, no names. An erased account is nobody's any more. */
export type AccountStatus = 'active' | 'unconfirmed' | 'suspended' | 'ghost' | 'erased';

/** Columns of a player. */
interface ProfileColumns {
  address_street: Generated<string>;
  address_city: Generated<string>;
  address_postcode: Generated<string>;
  address_state: Generated<string>;
  /** ISO 3166-1 alpha-2; empty when it is not known. */
  address_country: Generated<string>;
  /** The change lapses then; see `pendingEmailOf`. */
  pending_email_until: OptionalMoment;
}

/** Columns of a player; null unless the account waits for its deletion. */
interface DeletionColumns {
  deletion_requested_at: OptionalMoment;
  deletion_due_at: OptionalMoment;
  /** Of the link that keeps the account. */
  deletion_key_hash: ColumnType<string | null, string | null | undefined>;
}

/** Single-use keys of an email change. */
export interface EmailChangeKeysTable {
  key_hash: string;
  player_id: string;
  purpose: 'confirm' | 'undo';
  /** The address that the key leads to: the new one, or the one before. */
  email: string;
  issued_at: Moment;
  expires_at: Moment;
  used_at: OptionalMoment;
}

export interface PlayersTable extends ProfileColumns, DeletionColumns {
  id: string;
  email: string;
  /** Null for a ghost. */
  password_hash: string | null;
  /** Unique, ignoring case; empty for a ghost. */
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
  /** The last accepted 30-second step: each code is accepted once. */
  mfa_last_step: number | null;
  /** Stored roles; Subscriber is derived from the game time. */
  roles: string[];
  ownership: string[];
  has_mydu_access: boolean;
  steam_id: string | null;
  /** Months bought with the game in the store; 0 when there are none. */
  steam_months: number;
  steam_claimed_at: OptionalMoment;
  pending_email: string | null;
  game_time_end: OptionalMoment;
  /** The end of all sessions: older access tokens are refused. */
  signed_out_at: OptionalMoment;
}

/** A session of a player; its tokens replace each other. */
export interface RefreshFamiliesTable {
  id: string;
  player_id: string;
  revoked_at: OptionalMoment;
  /** Of the browser that signed in; empty when it sent none. */
  user_agent: string;
  /** ISO 3166-1 alpha-2; null when it is unknown. */
  country: string | null;
  created_at: Moment;
  /** The last renewal. */
  last_used_at: Moment;
  /** The last time that the player proved who they are. */
  proved_at: OptionalMoment;
}

export interface RefreshTokensTable {
  token_hash: string;
  family_id: string;
  /** Also the issue time of the access token in the same answer. */
  issued_at: Moment;
  expires_at: Moment;
  replaced_at: OptionalMoment;
}

/** Devices that have signed in to an account. */
export interface KnownDevicesTable {
  player_id: string;
  device_hash: string;
  signed_in_at: Moment;
}

export interface PasskeysTable {
  id: string;
  player_id: string;
  /** Base64url, as is the public key. */
  credential_id: string;
  public_key: string;
  /** Counts the uses; always 0 for passkeys that are synchronised. */
  counter: number;
  name: string;
  created_at: Moment;
  last_used_at: OptionalMoment;
}

/** What a passkey has to sign; each serves once. */
export interface PasskeyChallengesTable {
  challenge_hash: string;
  purpose: 'register' | 'sign-in';
  /** Null for a sign-in. */
  player_id: string | null;
  expires_at: Moment;
}

/** A secret that no code has confirmed yet. */
export interface TwoFactorSetupsTable {
  player_id: string;
  /** Base32. */
  secret: string;
  expires_at: Moment;
}

export interface RecoveryCodesTable {
  /** Keyed: short codes could be guessed from a plain hash. */
  code_hash: string;
  player_id: string;
  created_at: Moment;
  used_at: OptionalMoment;
}

export interface CsrfTokensTable {
  token_hash: string;
  expires_at: Moment;
}

/** Single-use keys in emails. */
export interface EmailKeysTable {
  key_hash: string;
  player_id: string;
  expires_at: Moment;
  used_at: OptionalMoment;
}

/** Data of a registration that the account does not contain. */
export interface RegistrationsTable {
  player_id: string;
  registered_at: Moment;
  newsletter: boolean;
  recruiter_id: string | null;
  /** The redemption code reserved for the account until its activation. */
  code_id: string | null;
  acquisition_ga_utm: string | null;
  steam_session_ticket: string | null;
  steam_app_id: string | null;
  /** Where the visitor came from: the contest, or null. */
  source: string | null;
}

export interface RedemptionCodesTable {
  id: string;
  code: string;
  months: number;
  product: string;
  expires_at: OptionalMoment;
  reserved_for: string | null;
  /** End of a registration's reservation; null for a code that belongs to one account. */
  reserved_until: OptionalMoment;
  used_by: string | null;
  used_at: OptionalMoment;
}

export interface OrdersTable {
  id: string;
  player_id: string;
  /** 2 means paid. */
  status: number;
  /** Of a rejected order; null for others. */
  rejection: ColumnType<OrderRejection | null, OrderRejection | null | undefined>;
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
  /** Months; 0 for other products. */
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
  /** True until the mail server has accepted it; false without a mail server. */
  awaits_hand_over: Generated<boolean>;
  /** Null for an email that nobody can unsubscribe from. */
  unsubscribe_link: ColumnType<string | null, string | null | undefined>;
}

export interface NewsletterSignUpsTable {
  /** Lower case: one subscription for each address. */
  email: string;
  language: Language;
  requested_at: Moment;
  /** Of the key in the newest email. */
  key_hash: string;
  key_expires_at: Moment;
  /** Null until the link was opened: no newsletter is sent before. */
  confirmed_at: OptionalMoment;
}

/** What an email address has subscribed to; without a row it has not. */
export interface MailingInterestsTable {
  /** Lower case. */
  email: string;
  /** The id of an interest. */
  interest: string;
  language: Language;
  is_subscribed: boolean;
  changed_at: Moment;
}

/** Of the links in emails; they stay valid. */
export interface UnsubscribeKeysTable {
  key_hash: string;
  email: string;
  interest: string;
}

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

/** What a backer gets; players without a row have no access. */
export interface BackerRewardsTable {
  player_id: string;
  statue_available: boolean;
  shirt_available: boolean;
  supporter_shirt_available: boolean;
  /** The number of a size; null when none was ever chosen. */
  tshirt_size: number | null;
  supporter_tshirt_size: number | null;
  statue_gender: string | null;
  items: string[];
}

/** What somebody declared about a contract, with or without an account. */
export interface DeclarationsTable {
  id: string;
  kind: 'withdrawal' | 'cancellation';
  /** Of its content with the key of the sender: the same arrives once. */
  request_hash: string;
  language: Language;
  name: string;
  order_number: string;
  contract: string;
  email: string;
  /** Of a cancellation; null for a withdrawal. */
  cancellation_kind: 'ordinary' | 'extraordinary' | null;
  /** Of an extraordinary cancellation; empty for others. */
  reason: string;
  /** The wanted end of a cancellation, ISO 8601; null for the next possible one. */
  ends_on: string | null;
  received_at: Moment;
  /** Known when number and email belong to one. */
  order_id: string | null;
  /** When the contract of a cancellation ends; null while that is not known. */
  effective_at: OptionalMoment;
}

export interface Tables {
  declarations: DeclarationsTable;
  backer_rewards: BackerRewardsTable;
  receipts: ReceiptsTable;
  players: PlayersTable;
  refresh_families: RefreshFamiliesTable;
  refresh_tokens: RefreshTokensTable;
  known_devices: KnownDevicesTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  two_factor_setups: TwoFactorSetupsTable;
  recovery_codes: RecoveryCodesTable;
  csrf_tokens: CsrfTokensTable;
  activation_keys: EmailKeysTable;
  reset_keys: EmailKeysTable;
  email_change_keys: EmailChangeKeysTable;
  registrations: RegistrationsTable;
  redemption_codes: RedemptionCodesTable;
  orders: OrdersTable;
  order_lines: OrderLinesTable;
  subscriptions: SubscriptionsTable;
  letters: EmailsTable;
  newsletter_sign_ups: NewsletterSignUpsTable;
  mailing_interests: MailingInterestsTable;
  unsubscribe_keys: UnsubscribeKeysTable;
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
export type Declaration = Selectable<DeclarationsTable>;
export type RedemptionCode = Selectable<RedemptionCodesTable>;
