import type { Language } from '../../src/domain/language/Locale';
import type { ColumnType, Generated, Insertable, Selectable } from 'kysely';

type Moment = ColumnType<Date, Date, Date>;
type OptionalMoment = ColumnType<Date | null, Date | null | undefined, Date | null>;

export type AccountStatus = 'active' | 'unconfirmed' | 'suspended';

export interface PlayersTable {
  id: string;
  email: string;
  password_hash: string;
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

export interface ActivationKeysTable {
  key_hash: string;
  player_id: string;
  expires_at: Moment;
  used_at: OptionalMoment;
}

export interface RedemptionCodesTable {
  id: string;
  code: string;
  months: number;
  product: string;
  expires_at: OptionalMoment;
  reserved_for: string | null;
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

export interface LettersTable {
  id: Generated<number>;
  recipient: string;
  language: Language;
  subject: string;
  html: string;
  text: string;
  sent_at: Moment;
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

export interface Tables {
  players: PlayersTable;
  refresh_families: RefreshFamiliesTable;
  refresh_tokens: RefreshTokensTable;
  csrf_tokens: CsrfTokensTable;
  activation_keys: ActivationKeysTable;
  redemption_codes: RedemptionCodesTable;
  orders: OrdersTable;
  order_lines: OrderLinesTable;
  subscriptions: SubscriptionsTable;
  letters: LettersTable;
  newsletter_sign_ups: NewsletterSignUpsTable;
}

export type Player = Selectable<PlayersTable>;
export type NewPlayer = Insertable<PlayersTable>;
export type RedemptionCode = Selectable<RedemptionCodesTable>;
