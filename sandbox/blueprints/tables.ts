import { sql } from 'kysely';
import { byPlayer } from '../my-data/dataPolicy';
import {
  boolean,
  integer,
  nobodysTable,
  personalTable,
  playerId,
  text,
  timestamp,
  uuid,
} from '../platform/table';

export const blueprintTables = {
  blueprints: personalTable(
    { rows: ({ id }) => sql<boolean>`owner_id = ${id}`, onErasure: 'delete' },
    {
      id: uuid().primaryKey().shown(),
      owner_id: playerId().shown(),
      name: text().shown(),
      created_at: timestamp().shown(),
      drm_protected: boolean().shown(),
      /** Creator, unless an organization created the blueprint. Both ids are null once the creator no longer exists. */
      creator_id: uuid().references('players (id)', 'set null').orNull().shown(),
      creator_organization_id: uuid().references('organizations (id)', 'set null').orNull().shown(),
      /** Number of elements; a blueprint without elements cannot be generated. */
      elements: integer().check('elements >= 0').shown(),
      generation_seconds: integer().defaultTo('0').check('generation_seconds between 0 and 600').shown(),
    },
    {
      statements: [
        'create index blueprints_owner on blueprints (owner_id)',
        'create index blueprints_creator on blueprints (creator_id)',
      ],
    },
  ),
  /** Players who may change the waiver of an organization. */
  organization_speakers: personalTable(
    { rows: byPlayer, onErasure: 'delete' },
    {
      organization_id: uuid().references('organizations (id)', 'cascade').shown(),
      player_id: playerId().shown(),
    },
    { constraints: ['primary key (player_id, organization_id)'] },
  ),
  organizations: nobodysTable('An organization is not the data of one player.', {
    id: uuid().primaryKey(),
    name: text(),
    drm_waived: boolean().defaultTo('false'),
  }),
  /** Waivers by player. A player without a row has waived nothing. */
  drm_waivers: personalTable(
    { rows: byPlayer, onErasure: 'delete' },
    {
      player_id: playerId().primaryKey().shown(),
      is_waived: boolean().shown(),
      changed_at: timestamp().shown(),
    },
  ),
};
