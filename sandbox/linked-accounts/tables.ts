import type { ColumnType } from 'kysely';
import type { Moment, OptionalMoment } from '../platform/moments';

/** Columns of a player. */
export interface LinkedColumns {
  /** Unique, as is `steam_id`; null unless an account is linked. */
  discord_id: OptionalText;
  discord_name: OptionalText;
  /** Four digits; "0" or empty for the names that Discord gives today. */
  discord_discriminator: OptionalText;
  /** The purchase of the months that wait; null when there is no refund period. */
  steam_bought_at: OptionalMoment;
}

type OptionalText = ColumnType<string | null, string | null | undefined>;

/** Codes of the stand-in for Discord; a code is removed when it is used. */
interface DiscordCodesTable {
  code_hash: string;
  redirect_uri: string;
  discord_id: string;
  name: string;
  discriminator: string;
  expires_at: Moment;
}

/** Sign-ins to the store that a player has begun. */
interface StoreLoginsTable {
  token_hash: string;
  player_id: string;
  expires_at: Moment;
}

interface OpenidNoncesTable {
  nonce: string;
  used_at: Moment;
}

/** What is left of a store account's purchase, whoever it is linked to: it is given once. */
interface StoreAccountsTable {
  account_hash: string;
  waiting_months: number;
  bought_at: OptionalMoment;
}

export interface LinkedTables {
  discord_codes: DiscordCodesTable;
  store_logins: StoreLoginsTable;
  openid_nonces: OpenidNoncesTable;
  store_accounts: StoreAccountsTable;
}
