import { sql } from 'kysely';
import { byPlayer } from '../my-data/dataPolicy';
import { personalTable, playerId, text, timestamp, uuid } from '../platform/table';

export const sessionTables = {
  refresh_tokens: personalTable(
    {
      rows: ({ id }) => sql<boolean>`family_id in (select id from refresh_families where player_id = ${id})`,
      onErasure: 'delete',
    },
    {
      token_hash: text().primaryKey().held('key'),
      family_id: uuid().references('refresh_families (id)', 'cascade').shown(),
      /** Issue time of this token and of the access token in the same response. */
      issued_at: timestamp().shown(),
      expires_at: timestamp().shown(),
      replaced_at: timestamp().orNull().shown(),
    },
  ),
  /** A session of a player. Each renewal replaces its token. */
  refresh_families: personalTable(
    { rows: byPlayer, onErasure: 'delete' },
    {
      id: uuid().primaryKey().shown(),
      player_id: playerId().shown(),
      revoked_at: timestamp().orNull().shown(),
      /** User agent of the browser that signed in; empty if the browser sent none. */
      user_agent: text().defaultTo("''").shown(),
      /** ISO 3166-1 alpha-2; null when it is unknown. */
      country: text().orNull().shown(),
      created_at: timestamp().defaultTo('now()').shown(),
      /** Time of the last renewal. */
      last_used_at: timestamp().defaultTo('now()').shown(),
      /** When the player last proved their identity. */
      proved_at: timestamp().orNull().shown(),
    },
    { statements: ['create index refresh_families_player on refresh_families (player_id)'] },
  ),
  /** Devices from which a player has signed in. */
  known_devices: personalTable(
    { rows: byPlayer, onErasure: 'delete' },
    {
      player_id: playerId().shown(),
      device_hash: text().held('key'),
      /** Time of the first sign-in. */
      known_since: timestamp().shown(),
      /** Time of the latest sign-in. */
      signed_in_at: timestamp().shown(),
    },
    { constraints: ['constraint known_devices_key primary key (player_id, device_hash)'] },
  ),
};
