import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Type, type Static } from '@fastify/type-provider-typebox';
import { sql, type Insertable, type Kysely } from 'kysely';
import sharp from 'sharp';
import { uniqueName, pictureName } from '#domain/uploads/pictureFile';
import { storedBytes } from '../platform/bytes';
import { addSeconds } from '../platform/clock';
import type { Tables } from '../platform/tables';
import { examinePicture, type ExaminedPicture } from './examinePicture';

const Count = Type.Integer({ minimum: 0, maximum: 600 });

export const PicturesTrait = Type.Object(
  { pending: Type.Optional(Count), approved: Type.Optional(Count) },
  { additionalProperties: false },
);

/** Pictures of the game, with names that players might choose. */
const samples = [
  ['fighters-640', 'Patrol over the ice'],
  ['builders-640', 'Yard sign'],
  ['merchants-640', 'Market poster'],
  ['mydu-640', 'Our first base'],
  ['leaders-640', 'Council hall'],
  ['reboot-640', 'Second launch'],
] as const;

interface Sample {
  readonly name: string;
  readonly picture: ExaminedPicture;
}

const folder = new URL('../../public/images/', import.meta.url);

/** Encoded once per process, because every reset of the database needs them. */
let encoded: Promise<readonly Sample[]> | undefined;

const encode = (): Promise<readonly Sample[]> =>
  Promise.all(
    samples.map(async ([file, name], index): Promise<Sample> => {
      const shown = sharp(await readFile(new URL(`${file}.webp`, folder))).resize(512);
      const picture = await examinePicture(await (index % 3 === 2 ? shown.png() : shown.jpeg()).toBuffer());
      return { name: pictureName(name, picture.type), picture };
    }),
  );

/** @param ids ids of the first pictures, pending ones first; the others get random ids */
export const addPictures = async (
  db: Kysely<Tables>,
  playerId: string,
  { pending = 0, approved = 0 }: Static<typeof PicturesTrait>,
  now: Date,
  ids: readonly string[] = [],
): Promise<void> => {
  const all = await (encoded ??= encode());
  const names: string[] = [];
  const firstIds: string[] = [];
  for (let index = 0; index < pending + approved; index++) {
    const sample = all[index % all.length];
    if (!sample) continue;
    const uploadedAt = addSeconds(now, -3600 * (index + 1));
    const id = ids[index] ?? randomUUID();
    const row = {
      id,
      player_id: playerId,
      name: uniqueName(sample.name, names),
      status: index < pending ? 'pending' : 'approved',
      uploaded_at: uploadedAt,
      approved_at: index < pending ? null : uploadedAt,
    } as const;
    names.push(row.name);
    await insert(db, row, sample, firstIds[index % all.length]);
    firstIds.push(id);
  }
};

type Row = Pick<
  Insertable<Tables['pictures']>,
  'id' | 'player_id' | 'name' | 'status' | 'uploaded_at' | 'approved_at'
>;

/** @param copied id of a row with the same picture, which the database copies, because there may be hundreds */
const insert = async (
  db: Kysely<Tables>,
  row: Row,
  { picture }: Sample,
  copied: string | undefined,
): Promise<void> => {
  if (copied === undefined) {
    const { bytes, thumbnail } = picture;
    await db
      .insertInto('pictures')
      .values({ ...row, ...picture, bytes: storedBytes(bytes), thumbnail: storedBytes(thumbnail) })
      .execute();
    return;
  }
  const { id, player_id, name, status, uploaded_at, approved_at } = row;
  await sql`insert into pictures
    (id, player_id, name, status, uploaded_at, approved_at, type, width, height, bytes, thumbnail, crc32)
    select ${id}, ${player_id}, ${name}, ${status}, ${uploaded_at}::timestamptz, ${approved_at ?? null}::timestamptz,
      type, width, height, bytes, thumbnail, crc32
    from pictures where id = ${copied}`.execute(db);
};

/** Grants upload permission and adds sample pictures, unless the player already has the permission. */
export const seedPictures = async (
  db: Kysely<Tables>,
  playerId: string,
  counts: Static<typeof PicturesTrait>,
  now: Date,
): Promise<void> => {
  const { numUpdatedRows } = await db
    .updateTable('players')
    .set({ can_upload_assets: true })
    .where('id', '=', playerId)
    .where('can_upload_assets', '=', false)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await addPictures(db, playerId, counts, now);
};
