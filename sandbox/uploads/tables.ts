import { byPlayer } from '../my-data/dataPolicy';
import { bytes, integer, oneOf, personalTable, playerId, text, timestamp, uuid } from '../platform/table';

export const uploadTables = {
  /** Pending and approved pictures of players. Rejected and deleted pictures are removed from the table. */
  pictures: personalTable(
    { rows: byPlayer, onErasure: 'delete' },
    {
      id: uuid().primaryKey().shown(),
      player_id: playerId().shown(),
      /** Unique per player, ignoring case. */
      name: text().shown(),
      type: oneOf('jpg', 'png').shown(),
      /** Pixels. */
      width: integer().shown(),
      height: integer().shown(),
      /** Re-encoded by the sandbox; contains only the pixels of the uploaded file. */
      bytes: bytes().held('picture'),
      thumbnail: bytes().held('picture'),
      /** Checksum of `bytes` as a signed integer, so that the headers of a zip are known before the bytes are read. */
      crc32: integer().held('internal'),
      status: oneOf('pending', 'approved').shown(),
      uploaded_at: timestamp().shown(),
      approved_at: timestamp().orNull().shown(),
    },
    {
      statements: [
        'create unique index pictures_name on pictures (player_id, lower(name))',
        // Disables compression, because pictures are already compressed.
        'alter table pictures alter column bytes set storage external',
      ],
    },
  ),
  /** Parts of unfinished uploads. The last part is not stored, but completes the picture. */
  picture_parts: personalTable(
    { rows: byPlayer, onErasure: 'delete' },
    {
      player_id: playerId().shown(),
      upload_key: uuid().held('internal'),
      /** Position of the first byte in the file. */
      start: integer().held('internal'),
      bytes: bytes().held('picture'),
      received_at: timestamp().shown(),
    },
    {
      constraints: ['primary key (player_id, upload_key, start)'],
      statements: ['alter table picture_parts alter column bytes set storage external'],
    },
  ),
  /** Uploads that were received. A retry gets the same response, even if the picture is gone. */
  picture_uploads: personalTable(
    { rows: byPlayer, onErasure: 'delete' },
    {
      player_id: playerId().shown(),
      upload_key: uuid().held('internal'),
      content_hash: text().held('internal'),
      received_at: timestamp().shown(),
    },
    { constraints: ['primary key (player_id, upload_key)'] },
  ),
};
