import { sql } from 'kysely';
import { byPlayer } from '../my-data/dataPolicy';
import { integer, personalTable, playerId, timestamp } from '../platform/table';

export const recruitmentTables = {
  /** A player has at most one recruiter. */
  recruits: personalTable(
    { rows: ({ id }) => sql<boolean>`(recruit_id = ${id} or recruiter_id = ${id})`, onErasure: 'delete' },
    {
      recruit_id: playerId().primaryKey().shown(),
      recruiter_id: playerId().shown(),
      recruited_at: timestamp().shown(),
    },
    { statements: ['create index recruits_recruiter on recruits (recruiter_id)'] },
  ),
  /** Packs stay unlocked when recruits delete their accounts. */
  unlocked_packs: personalTable(
    { rows: byPlayer, onErasure: 'delete' },
    {
      player_id: playerId().shown(),
      pack: integer().shown(),
      unlocked_at: timestamp().shown(),
    },
    { constraints: ['constraint unlocked_packs_key primary key (player_id, pack)'] },
  ),
};
