import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { pictureName, uniqueName } from '#domain/uploads/pictureFile';
import { zipName } from '#domain/uploads/Picture';
import { base64Of, bytesIn } from '../platform/bytes';
import type { PartedFile } from '../platform/partedFile';
import type { Tables } from '../platform/tables';
import { zipParts, type ZipEntry } from '../platform/zip';

const approvedPictures = (db: Kysely<Tables>, playerId: string) =>
  db.selectFrom('pictures').where('player_id', '=', playerId).where('status', '=', 'approved');

const bytesOf = async (db: Kysely<Tables>, playerId: string, id: string): Promise<Buffer> => {
  const { base64 } = await approvedPictures(db, playerId)
    .select(base64Of('bytes').as('base64'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return bytesIn(base64);
};

/** Returns a zip file of those pictures in `ids` that belong to the player and are approved. */
export const pictureZip = async (
  db: Kysely<Tables>,
  playerId: string,
  ids: readonly string[],
): Promise<PartedFile> => {
  const found =
    ids.length === 0
      ? []
      : await approvedPictures(db, playerId)
          .select(['id', 'name', 'type', 'approved_at', 'crc32'])
          .select(sql<number>`octet_length(bytes)`.as('size'))
          .where('id', 'in', [...ids])
          .execute();
  const pictures = new Map(found.map((picture) => [picture.id, picture]));
  const names: string[] = [];
  const entries = [...new Set(ids.map((id) => id.toLowerCase()))].flatMap((id): ZipEntry[] => {
    const picture = pictures.get(id);
    if (!picture) return [];
    const name = uniqueName(pictureName(picture.name, picture.type), names);
    names.push(name);
    return [
      {
        name,
        modifiedAt: picture.approved_at ?? new Date(0),
        size: picture.size,
        crc32: picture.crc32 >>> 0,
        read: () => bytesOf(db, playerId, id),
      },
    ];
  });
  const version = createHash('sha256').update(JSON.stringify(entries)).digest('hex');
  return { name: zipName, type: 'application/zip', version, parts: zipParts(entries) };
};
