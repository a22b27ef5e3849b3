import { sql } from 'kysely';
import { gameTimeSources } from '#domain/products/gameTimeTimeline';
import { byEmail, byPlayer } from '../my-data/dataPolicy';
import { bigserial, integer, oneOf, personalTable, playerId, text, timestamp, uuid } from '../platform/table';

/** Keys that were sent to the player. */
export const toPlayer = byEmail('redemption_codes.recipient', 'redemption_codes.sent_at');

export const productTables = {
  /** Changes of the end of game time. Each extension, exchange and refund adds a row. */
  game_time_changes: personalTable(
    { rows: byPlayer, onErasure: 'delete' },
    {
      /** Ascends in the order of the changes. */
      id: bigserial().primaryKey().held('internal'),
      player_id: playerId().shown(),
      source: oneOf(...gameTimeSources).shown(),
      changed_at: timestamp().shown(),
      /** The end before the change or, if that had passed, the time of the change. */
      starts_at: timestamp().shown(),
      /** The end after the change. */
      ends_at: timestamp().shown(),
      /** Identifies the request and its repetitions; null without a key, or if its call stores the key elsewhere. */
      request_hash: text().unique().orNull().held('internal'),
    },
    { statements: ['create index game_time_changes_of_player on game_time_changes (player_id, id)'] },
  ),
  redemption_codes: personalTable(
    {
      rows: (player) =>
        sql<boolean>`(used_by = ${player.id} or reserved_for = ${player.id} or owner_id = ${player.id} or ${toPlayer(player)})`,
      onErasure: { keep: 'codes' },
    },
    {
      id: uuid().primaryKey().shown(),
      code: text().unique().shown(),
      months: integer().check('months > 0').shown(),
      product: text().shown(),
      expires_at: timestamp().orNull().shown(),
      reserved_for: uuid().references('players (id)', 'set null').orNull().shown(),
      used_by: uuid().references('players (id)', 'set null').orNull().shown(),
      used_at: timestamp().orNull().shown(),
      /** When the registration's reservation ends; null for a code that is permanently reserved for one account. */
      reserved_until: timestamp().orNull().shown(),
      // Beta keys are redemption codes that belong to a player until they are sent. The rest is null for other codes.
      /** Player who can give the key away. */
      owner_id: playerId().orNull().shown(),
      /** Null before the key is sent, after it is canceled, and after the sender's or the recipient's account is erased. */
      recipient: text().orNull().shown(),
      sent_at: timestamp().orNull().shown(),
      /** What the sender wrote; null without a note, and whenever `recipient` was removed. */
      note: text().orNull().shown(),
      /** Time of the cancellation; the owner got a new key in exchange. */
      canceled_at: timestamp().orNull().shown(),
    },
    {
      statements: [
        'create index redemption_codes_owner on redemption_codes (owner_id) where owner_id is not null',
      ],
    },
  ),
};
