import { byPlayer } from '../my-data/dataPolicy';
import { personalTable, playerId, texts, timestamp, uuid } from '../platform/table';

export const downloadTables = {
  /** Files that players have requested. Each is downloaded from its own address. */
  downloads: personalTable(
    { rows: byPlayer, onErasure: 'delete' },
    {
      /** Part of the address, which needs no bearer token. */
      id: uuid().primaryKey().held('key'),
      player_id: playerId().shown(),
      /** Blueprint to export; null for a zip of pictures. */
      blueprint_id: uuid().references('blueprints (id)', 'cascade').orNull().shown(),
      /** Ids of the pictures; empty for a blueprint. */
      picture_ids: texts().held('internal'),
      /** When the file has been generated. */
      ready_at: timestamp().shown(),
      expires_at: timestamp().shown(),
    },
    { statements: ['create index downloads_player on downloads (player_id)'] },
  ),
};
