import type { Generated } from 'kysely';
import type { Moment, OptionalMoment } from '../platform/moments';

/** How many coupons a player has; never below zero. Players without a row have none. */
interface CouponBalancesTable {
  player_id: string;
  quantity: number;
}

/** What became of the coupons of one player; a transfer is an entry of each side. */
export interface CouponEntriesTable {
  /** In the order of the history. int8, which arrives as a text. */
  id: Generated<string>;
  player_id: string;
  kind: 'creation' | 'conversion' | 'sent' | 'received';
  quantity: number;
  /** The other side of a transfer; null once that account was deleted. */
  other_id: string | null;
  done_at: Moment;
  /** Unique: a repeated request has the same. */
  request_key: string | null;
  request_hash: string | null;
  /** After a conversion. */
  game_time_end: OptionalMoment;
}

interface CouponSettingsTable {
  id: number;
  is_enabled: boolean;
}

/** The last change of what gives access to an account. */
interface CredentialChangesTable {
  player_id: string;
  changed_at: Moment;
}

export interface CouponTables {
  coupon_balances: CouponBalancesTable;
  coupon_entries: CouponEntriesTable;
  coupon_settings: CouponSettingsTable;
  credential_changes: CredentialChangesTable;
}
