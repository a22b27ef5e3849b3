import { Readable } from 'node:stream';
import { Zip, ZipPassThrough } from 'fflate';
import type { Kysely } from 'kysely';
import { pictureName, uniqueName } from '#domain/uploads/pictureFile';
import { base64Of, bytesIn } from '../platform/bytes';
import type { Tables } from '../platform/tables';

/** Maximum number of pictures in a zip. */
export const maxZipped = 500;

/**
 * Streams a zip file of those pictures in `ids` that belong to the player and are approved. Only one picture is in
 * memory at a time: the next one is read after the client has received the previous one.
 */
export const streamZip = (db: Kysely<Tables>, playerId: string, ids: readonly string[]): Readable =>
  Readable.from(zipped(db, playerId, ids), { objectMode: false, highWaterMark: 64 * 1024 });

async function* zipped(
  db: Kysely<Tables>,
  playerId: string,
  ids: readonly string[],
): AsyncGenerator<Uint8Array> {
  const names: string[] = [];
  let chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  for (const id of new Set(ids)) {
    const picture = await db
      .selectFrom('pictures')
      .select(['name', 'type', 'approved_at', base64Of('bytes').as('base64')])
      .where('id', '=', id)
      .where('player_id', '=', playerId)
      .where('status', '=', 'approved')
      .executeTakeFirst();
    // The picture was deleted in the meantime, is not approved, or belongs to another player.
    if (!picture) continue;
    // Stored without compression, because pictures hardly shrink.
    const name = uniqueName(pictureName(picture.name, picture.type), names);
    names.push(name);
    const entry = new ZipPassThrough(name);
    if (picture.approved_at) entry.mtime = picture.approved_at;
    zip.add(entry);
    entry.push(bytesIn(picture.base64), true);
    yield* chunks;
    chunks = [];
  }
  zip.end();
  yield* chunks;
}
