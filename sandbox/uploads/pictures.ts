import { createHash, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { uniqueName, pictureName } from '#domain/uploads/pictureFile';
import { pictureRefusals, uploadRefusals, maxPending } from '#domain/uploads/pictureRefusals';
import type { Sandbox } from '../context';
import { storedBytes } from '../platform/bytes';
import { addSeconds } from '../platform/clock';
import { refusal, type ApiError } from '../platform/errors';
import type { Tables } from '../platform/tables';
import { lockPlayer } from '../profile/players';
import { examinePicture } from './examinePicture';

/** How long a retried upload is recognized. */
const uploadKeySeconds = 30 * 86_400;

export interface Upload {
  readonly playerId: string;
  /** Idempotency key (UUID). A retried upload sends the same key. */
  readonly key: string;
  readonly name: string;
  readonly file: Buffer;
}

export const listPictures = async (db: Kysely<Tables>, playerId: string) => {
  const rows = await db
    .selectFrom('pictures')
    .select(['id', 'name', 'status'])
    .where('player_id', '=', playerId)
    .orderBy('uploaded_at', 'desc')
    .orderBy('id')
    .execute();
  return {
    pending: rows.filter(({ status }) => status === 'pending'),
    approved: rows.filter(({ status }) => status === 'approved'),
  };
};

export const countPending = async (db: Kysely<Tables>, playerId: string): Promise<number> => {
  const { count } = await db
    .selectFrom('pictures')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('player_id', '=', playerId)
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow();
  return Number(count);
};

const fullError = (): ApiError =>
  refusal(uploadRefusals, 'full', `${maxPending} pictures are pending already.`);

export const isUploaded = async (db: Kysely<Tables>, playerId: string, key: string): Promise<boolean> =>
  (await findUpload(db, playerId, key)) !== undefined;

const findUpload = (db: Kysely<Tables>, playerId: string, key: string) =>
  db
    .selectFrom('picture_uploads')
    .select('content_hash')
    .where('player_id', '=', playerId)
    .where('upload_key', '=', key)
    .executeTakeFirst();

/**
 * Stores a picture that awaits approval. A retry with the same key changes nothing, even if the picture is gone.
 * @throws ApiError 409 (343, 345), 415 (340) or 422 (341, 342)
 */
export const storePicture = async ({ db, clock }: Sandbox, upload: Upload): Promise<void> => {
  const { playerId, key, file } = upload;
  const hash = createHash('sha256').update(file).digest('hex');
  if (await isRepetition(db, upload, hash)) return;
  const { bytes, thumbnail, ...examined } = await examinePicture(file);
  await db.transaction().execute(async (transaction) => {
    // Serializes a player's uploads, so that the checks of the count, names and keys stay valid during the transaction.
    await lockPlayer(transaction, playerId);
    if (await isRepetition(transaction, upload, hash)) return;
    if ((await countPending(transaction, playerId)) >= maxPending) throw fullError();
    const taken = await transaction
      .selectFrom('pictures')
      .select('name')
      .where('player_id', '=', playerId)
      .execute();
    const now = clock.now();
    const name = uniqueName(
      pictureName(upload.name, examined.type),
      taken.map((other) => other.name),
    );
    await transaction
      .insertInto('pictures')
      .values({
        id: randomUUID(),
        player_id: playerId,
        name,
        ...examined,
        bytes: storedBytes(bytes),
        thumbnail: storedBytes(thumbnail),
        status: 'pending',
        uploaded_at: now,
      })
      .execute();
    await transaction
      .deleteFrom('picture_uploads')
      .where('player_id', '=', playerId)
      .where('received_at', '<', addSeconds(now, -uploadKeySeconds))
      .execute();
    await transaction
      .insertInto('picture_uploads')
      .values({ player_id: playerId, upload_key: key, content_hash: hash, received_at: now })
      .execute();
  });
};

/** @throws ApiError 409 (345) */
const isRepetition = async (
  db: Kysely<Tables>,
  { playerId, key }: Upload,
  hash: string,
): Promise<boolean> => {
  const known = await findUpload(db, playerId, key);
  if (known && known.content_hash !== hash) {
    throw refusal(uploadRefusals, 'key-used', 'The key was used for another file.');
  }
  return known !== undefined;
};

export const unknownPictureError = (): ApiError =>
  refusal(pictureRefusals, 'gone', 'There is no such picture.');

/** @throws ApiError 404 (344) */
export const deletePicture = async (db: Kysely<Tables>, playerId: string, id: string): Promise<void> => {
  const { numDeletedRows } = await db.transaction().execute(async (transaction) => {
    await lockPlayer(transaction, playerId);
    return transaction
      .deleteFrom('pictures')
      .where('id', '=', id)
      .where('player_id', '=', playerId)
      .executeTakeFirst();
  });
  if (numDeletedRows === 0n) throw unknownPictureError();
};
