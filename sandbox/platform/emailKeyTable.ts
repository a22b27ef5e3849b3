import { byPlayer } from '../my-data/dataPolicy';
import { personalTable, playerId, text, timestamp } from './table';

/** Describes a table of single-use keys that are sent by email. */
export const emailKeyTable = (name: string) =>
  personalTable(
    { rows: byPlayer, onErasure: 'delete' },
    {
      key_hash: text().primaryKey().held('key'),
      player_id: playerId().shown(),
      expires_at: timestamp().shown(),
      used_at: timestamp().orNull().shown(),
    },
    { statements: [`create index ${name}_player on ${name} (player_id)`] },
  );
