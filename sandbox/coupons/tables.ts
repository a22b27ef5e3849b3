import { byPlayer } from '../my-data/dataPolicy';
import {
  bigserial,
  boolean,
  integer,
  nobodysTable,
  oneOf,
  personalTable,
  playerId,
  text,
  timestamp,
  uuid,
} from '../platform/table';

export const couponTables = {
  /** Time of the last credential change of an account. */
  credential_changes: personalTable(
    { rows: byPlayer, onErasure: 'delete' },
    { player_id: playerId().primaryKey().shown(), changed_at: timestamp().shown() },
  ),
  /** Number of coupons by player; never negative. Players without a row have no coupons. */
  coupon_balances: personalTable(
    { rows: byPlayer, onErasure: 'delete' },
    { player_id: playerId().primaryKey().shown(), quantity: integer().check('quantity >= 0').shown() },
  ),
  /** Coupon history of the players. A transfer has one entry for each of its two players. */
  coupon_entries: personalTable(
    { rows: byPlayer, onErasure: 'delete' },
    {
      /** Ascends in the order of the history. */
      id: bigserial().primaryKey().held('internal'),
      player_id: playerId().shown(),
      kind: oneOf('creation', 'conversion', 'sent', 'received').shown(),
      quantity: integer().check('quantity > 0').shown(),
      /** The other player in a transfer; null once that account is deleted. */
      other_id: uuid().references('players (id)', 'set null').orNull().shown(),
      done_at: timestamp().shown(),
      /** What the sender of a transfer wrote; null without a note. */
      note: text().orNull().shown(),
      /** Unique; a retried request sends the same key. */
      request_key: uuid().unique().orNull().held('internal'),
      request_hash: text().orNull().held('internal'),
      /** End of the game time after a conversion. */
      game_time_end: timestamp().orNull().shown(),
    },
    { statements: ['create index coupon_entries_of_player on coupon_entries (player_id, id)'] },
  ),
  coupon_settings: nobodysTable('Whether coupons are turned on.', {
    id: integer().primaryKey().check('id = 1'),
    is_enabled: boolean(),
  }),
};
