import type { Generated } from 'kysely';
import type { Moment, OptionalMoment } from '../platform/moments';

/** Number of coupons by player; never negative. Players without a row have no coupons. */
interface CouponBalancesTable {
  player_id: string;
  quantity: number;
}

/** Coupon history of the players. A transfer has one entry for each of its two players. */
export interface CouponEntriesTable {
  /** Ascends in the order of the history. The type is int8, which is read as a string. */
  id: Generated<string>;
  player_id: string;
  kind: 'creation' | 'conversion' | 'sent' | 'received';
  quantity: number;
  /** The other player in a transfer; null once that account is deleted. */
  other_id: string | null;
  done_at: Moment;
  /** Unique; a retried request sends the same key. */
  request_key: string | null;
  request_hash: string | null;
  /** End of the game time after a conversion. */
  game_time_end: OptionalMoment;
}

interface CouponSettingsTable {
  id: number;
  is_enabled: boolean;
}

/** Time of the last credential change of an account. */
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
