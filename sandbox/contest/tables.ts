import { byPlayer } from '../my-data/dataPolicy';
import { personalTable, playerId, timestamp } from '../platform/table';

export const contestTables = {
  /** One entry per account. */
  contest_entries: personalTable(
    { rows: byPlayer, onErasure: 'delete' },
    { player_id: playerId().primaryKey().shown(), entered_at: timestamp().shown() },
  ),
};
