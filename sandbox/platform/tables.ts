import type { OrderRejection } from '#domain/commerce/PurchaseOrder';
import type { ContestTables } from '../contest/tables';
import type { CouponTables } from '../coupons/tables';
import type { BackerRewardsTable } from '../rewards/tables';
import type { BlueprintsTables } from '../blueprints/tables';
import type { RedemptionCodesTable } from '../products/tables';
import type { RecruitmentTables } from '../recruitment/tables';
import type { ReceiptsTable } from '../billing/tables';
import type { Language } from '#domain/language/Locale';
import type { Moment, OptionalMoment } from './moments';
import type {
  CampaignsTable,
  ProductsTable,
  PricingsTable,
  ShopTable,
  WaitingListTable,
  CheckoutsTable,
  AcquisitionsTable,
} from '../commerce/tables';
import type { NewsletterSignUpsTable, MailingInterestsTable, UnsubscribeKeysTable } from '../mailing/tables';
import type { PressMessagesTable, ReplyColumns } from '../press/tables';
import type { ServiceTables } from '../server-status/tables';
import type { PicturesTable, PictureUploadsTable, UploadColumns } from '../uploads/tables';
import type { DeclarationsTable } from '../declarations/tables';
import type { LinkedAccountColumns, LinkedTables } from '../linked-accounts/tables';
import type { ColumnType, Generated, Insertable, Selectable } from 'kysely';

/** A ghost is a buyer who has not signed up yet, without a password or name. An erased account has no owner anymore. */
type AccountStatus = 'active' | 'unconfirmed' | 'suspended' | 'ghost' | 'erased';

/** Profile columns of a player. */
interface ProfileColumns {
  address_street: Generated<string>;
  address_city: Generated<string>;
  address_postcode: Generated<string>;
  address_state: Generated<string>;
  /** ISO 3166-1 alpha-2; empty if unknown. */
  address_country: Generated<string>;
  /** When the pending change expires; see `pendingEmailOf`. */
  pending_email_until: OptionalMoment;
}

/** Columns that describe a player's pending deletion; null if none is pending. */
interface DeletionColumns {
  deletion_requested_at: OptionalMoment;
  deletion_due_at: OptionalMoment;
  /** Hash of the key in the link that cancels the deletion. */
  deletion_key_hash: ColumnType<string | null, string | null | undefined>;
}

/** Single-use keys of an email change. */
export interface EmailChangeKeysTable {
  key_hash: string;
  player_id: string;
  purpose: 'confirm' | 'undo';
  /** New address that the key confirms, or previous address that it restores. */
  email: string;
  issued_at: Moment;
  expires_at: Moment;
  used_at: OptionalMoment;
}

export interface PlayersTable extends ProfileColumns, DeletionColumns, UploadColumns, LinkedAccountColumns {
  id: string;
  email: string;
  /** Null if no password is set, as for a ghost. */
  password_hash: string | null;
  /** Unique, ignoring case. Empty for a ghost. */
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
  /** TOTP secret in Base32; null if two-factor authentication is off. */
  mfa_secret: string | null;
  /** Last 30-second step whose code was accepted. No code is accepted twice. */
  mfa_last_step: number | null;
  /** Roles except Subscriber, which is derived from the game time. */
  roles: string[];
  ownership: string[];
  has_mydu_access: boolean;
  steam_id: string | null;
  /** Months that were bought together with the game in the store; 0 if there are none. */
  steam_months: number;
  steam_claimed_at: OptionalMoment;
  pending_email: string | null;
  game_time_end: OptionalMoment;
  /** When all sessions were ended. Access tokens issued earlier are rejected. */
  signed_out_at: OptionalMoment;
}

/** A session of a player. Each renewal replaces its token. */
export interface RefreshFamiliesTable {
  id: string;
  player_id: string;
  revoked_at: OptionalMoment;
  /** User agent of the browser that signed in; empty if the browser sent none. */
  user_agent: string;
  /** ISO 3166-1 alpha-2; null when it is unknown. */
  country: string | null;
  created_at: Moment;
  /** Time of the last renewal. */
  last_used_at: Moment;
  /** When the player last proved their identity. */
  proved_at: OptionalMoment;
}

export interface RefreshTokensTable {
  token_hash: string;
  family_id: string;
  /** Issue time of this token and of the access token in the same response. */
  issued_at: Moment;
  expires_at: Moment;
  replaced_at: OptionalMoment;
}

/** Devices from which a player has signed in. */
interface KnownDevicesTable {
  player_id: string;
  device_hash: string;
  signed_in_at: Moment;
}

export interface PasskeysTable {
  id: string;
  player_id: string;
  /** Credential id as base64url. The public key has the same format. */
  credential_id: string;
  public_key: string;
  /** Signature counter; always 0 for synchronized passkeys. */
  counter: number;
  name: string;
  created_at: Moment;
  last_used_at: OptionalMoment;
}

/** Challenges that passkeys sign. Each can be used once. */
export interface PasskeyChallengesTable {
  challenge_hash: string;
  purpose: 'register' | 'sign-in';
  /** Owner of the new passkey; null for a sign-in. */
  player_id: string | null;
  expires_at: Moment;
}

/** Two-factor secrets that the player has not confirmed with a code yet. */
interface TwoFactorSetupsTable {
  player_id: string;
  /** TOTP secret in Base32. */
  secret: string;
  expires_at: Moment;
}

interface RecoveryCodesTable {
  /** Keyed hash. The codes are so short that they could be guessed from a plain hash. */
  code_hash: string;
  player_id: string;
  created_at: Moment;
  used_at: OptionalMoment;
}

interface CsrfTokensTable {
  token_hash: string;
  expires_at: Moment;
}

/** Single-use keys that are sent by email. */
interface EmailKeysTable {
  key_hash: string;
  player_id: string;
  expires_at: Moment;
  used_at: OptionalMoment;
}

/** Registration data that is not part of the account. */
interface RegistrationsTable {
  player_id: string;
  registered_at: Moment;
  newsletter: boolean;
  recruiter_id: string | null;
  /** Redemption code that is reserved for the account until it is activated. */
  code_id: string | null;
  acquisition_ga_utm: string | null;
  steam_session_ticket: string | null;
  steam_app_id: string | null;
  /** Where the visitor came from: the contest, or null. */
  source: string | null;
}

export interface OrdersTable {
  id: string;
  player_id: string;
  /** Status of the order; 2 means paid. */
  status: number;
  /** Reason for the rejection; null unless the order was rejected. */
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
  /** Game time in months; 0 for other products. */
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
  /** 0 for the card payment provider; any other value for the store platform. */
  payment_provider: number;
  provider_subscription_id: string;
  product_name: string;
}

export interface EmailsTable extends ReplyColumns {
  id: Generated<number>;
  recipient: string;
  language: Language;
  subject: string;
  html: string;
  text: string;
  sent_at: Moment;
  /** True until the mail server has accepted the email. Always false without a mail server. */
  is_queued: Generated<boolean>;
  /** Null for emails without a subscription. */
  unsubscribe_link: ColumnType<string | null, string | null | undefined>;
}

export interface Tables
  extends BlueprintsTables, ContestTables, LinkedTables, CouponTables, RecruitmentTables, ServiceTables {
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
  emails: EmailsTable;
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
  press_messages: PressMessagesTable;
  pictures: PicturesTable;
  picture_uploads: PictureUploadsTable;
}

export type Player = Selectable<PlayersTable>;
export type NewPlayer = Insertable<PlayersTable>;
export type Declaration = Selectable<DeclarationsTable>;
export type RedemptionCode = Selectable<RedemptionCodesTable>;
