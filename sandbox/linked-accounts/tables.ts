import { byPlayer } from '../my-data/dataPolicy';
import { integer, nobodysTable, personalTable, playerId, text, timestamp } from '../platform/table';

export const linkedAccountTables = {
  /** Pending store sign-ins. */
  store_logins: personalTable(
    { rows: byPlayer, onErasure: 'delete' },
    {
      token_hash: text().primaryKey().held('key'),
      player_id: playerId().shown(),
      expires_at: timestamp().shown(),
    },
  ),
  /** Authorization codes of the mock Discord. A code is deleted when it is used. */
  discord_codes: nobodysTable(
    'Codes of the stand-in for Discord; they are good for minutes and belong to nobody yet.',
    {
      code_hash: text().primaryKey(),
      redirect_uri: text(),
      discord_id: text(),
      name: text(),
      discriminator: text(),
      expires_at: timestamp(),
    },
  ),
  openid_nonces: nobodysTable('Random values that must not be used twice.', {
    nonce: text().primaryKey(),
    used_at: timestamp(),
  }),
  /** Remaining months of store accounts. They can be claimed only once, whichever player links the account. */
  store_accounts: nobodysTable('Keyed hashes: they do not reveal whose accounts they are.', {
    account_hash: text().primaryKey(),
    waiting_months: integer(),
    bought_at: timestamp().orNull(),
  }),
};
