import { sql, type Kysely } from 'kysely';
import { maxPending } from '#domain/uploads/pictureRefusals';
import type { Sandbox } from '../context';
import { base64Of, bytesIn, storedBytes } from '../platform/bytes';
import { addSeconds } from '../platform/clock';
import type { Tables } from '../platform/tables';
import { lockPlayer } from '../profile/players';
import { isUploaded, storePicture, type Upload } from './pictures';

/** How long an interrupted upload can be resumed. */
const lifetimeSeconds = 7 * 86_400;

/** A part of an upload. `file` has only its bytes. */
interface UploadPart extends Upload {
  /** Of the whole file, in bytes. */
  readonly size: number;
  /** Position of the part in bytes. */
  readonly offset: number;
}

const partsOf = (db: Kysely<Tables>, playerId: string, key: string) =>
  db.selectFrom('picture_parts').where('player_id', '=', playerId).where('upload_key', '=', key);

/** Returns how many bytes of an unfinished upload are stored. */
export const storedLength = async (db: Kysely<Tables>, playerId: string, key: string): Promise<number> => {
  const { length } = await partsOf(db, playerId, key)
    .select(sql<string>`coalesce(sum(octet_length(bytes)), 0)`.as('length'))
    .executeTakeFirstOrThrow();
  return Number(length);
};

/** Removes parts that are too old, and those of all but the latest other uploads, so that a player's parts are few. */
const removeOldParts = async (
  db: Kysely<Tables>,
  { playerId, key }: Pick<UploadPart, 'playerId' | 'key'>,
  now: Date,
): Promise<void> => {
  await sql`delete from picture_parts where player_id = ${playerId} and upload_key <> ${key} and (
    received_at < ${addSeconds(now, -lifetimeSeconds).toISOString()}::timestamptz or upload_key not in (
      select upload_key from picture_parts where player_id = ${playerId} and upload_key <> ${key}
      group by upload_key order by max(received_at) desc limit ${maxPending - 1}))`.execute(db);
};

/**
 * Stores a part that follows the stored ones. Another part changes nothing, so that the client continues at the returned
 * length. The last part stores the picture.
 * @returns how many bytes of the file are stored
 * @throws ApiError like `storePicture`
 */
export const storePart = async (sandbox: Sandbox, part: UploadPart): Promise<number> => {
  const { db, clock } = sandbox;
  const { playerId, key, size, offset, file } = part;
  if (await isUploaded(db, playerId, key)) return size;
  const end = offset + file.byteLength;
  if (end >= size) {
    const rows = await partsOf(db, playerId, key)
      .select(base64Of('bytes').as('base64'))
      .orderBy('start')
      .execute();
    const stored = Buffer.concat(rows.map(({ base64 }) => bytesIn(base64)));
    if (stored.byteLength !== offset) return stored.byteLength;
    try {
      await storePicture(sandbox, { ...part, file: Buffer.concat([stored, file]) });
    } finally {
      await db
        .deleteFrom('picture_parts')
        .where('player_id', '=', playerId)
        .where('upload_key', '=', key)
        .execute();
    }
    return size;
  }
  return db.transaction().execute(async (transaction) => {
    await lockPlayer(transaction, playerId);
    const length = await storedLength(transaction, playerId, key);
    if (length !== offset) return length;
    const now = clock.now();
    await removeOldParts(transaction, part, now);
    await transaction
      .insertInto('picture_parts')
      .values({
        player_id: playerId,
        upload_key: key,
        start: offset,
        bytes: storedBytes(file),
        received_at: now,
      })
      .execute();
    return end;
  });
};
