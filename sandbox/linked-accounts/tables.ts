import type { ColumnType } from 'kysely';
import type { Moment, OptionalMoment } from '../platform/moments';

/** Player columns for linked accounts. */
export interface LinkedAccountColumns {
  /** Unique, like `steam_id`; null if no account is linked. */
  discord_id: OptionalText;
  discord_name: OptionalText;
  /** Four digits; "0" or empty for a name in Discord's current format. */
  discord_discriminator: OptionalText;
  /** Purchase date of the unclaimed months; null if there is no refund period. */
  steam_bought_at: OptionalMoment;
}

type OptionalText = ColumnType<string | null, string | null | undefined>;

/** Authorization codes of the mock Discord. A code is deleted when it is used. */
interface DiscordCodesTable {
  code_hash: string;
  redirect_uri: string;
  discord_id: string;
  name: string;
  discriminator: string;
  expires_at: Moment;
}

/** Pending store sign-ins. */
interface StoreLoginsTable {
  token_hash: string;
  player_id: string;
  expires_at: Moment;
}

interface OpenidNoncesTable {
  nonce: string;
  used_at: Moment;
}

/** Remaining months of store accounts. They can be claimed only once, whichever player links the account. */
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
