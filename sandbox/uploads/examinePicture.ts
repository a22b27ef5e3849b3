import { crc32 } from 'node:zlib';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { maxPixels, type PictureType } from '#domain/uploads/pictureFile';
import { uploadRefusals } from '#domain/uploads/pictureRefusals';
import { refusal, type ApiError } from '../platform/errors';

// Players' pictures are all different, so caching is useless. One thread leaves processors free for other work.
sharp.cache(false);
sharp.concurrency(1);

export interface ExaminedPicture {
  readonly type: PictureType;
  readonly width: number;
  readonly height: number;
  readonly bytes: Buffer;
  readonly thumbnail: Buffer;
  /** Checksum of `bytes` as a signed integer. */
  readonly crc32: number;
}

const signatures: readonly (readonly [PictureType, readonly number[]])[] = [
  ['jpg', [0xff, 0xd8, 0xff]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
];

/** Detects the type from the first bytes of a file, because the client's file name and media type are not trusted. */
const typeOf = (file: Buffer): PictureType | undefined =>
  signatures.find(([, signature]) => signature.every((byte, index) => file[index] === byte))?.[0];

const formats: Readonly<Record<PictureType, string>> = { jpg: 'jpeg', png: 'png' };

const jpegQuality = 90;

const thumbnailPixels = 480;

const encoded = (picture: Sharp, type: PictureType): Promise<Buffer> =>
  (type === 'jpg' ? picture.jpeg({ quality: jpegQuality }) : picture.png()).toBuffer();

const damagedPictureError = (): ApiError =>
  refusal(uploadRefusals, 'damaged', 'The picture cannot be read to its end.');

const tooManyPixelsError = (): ApiError =>
  refusal(uploadRefusals, 'too-many-pixels', `A picture has at most ${maxPixels} pixels.`);

/** Pictures are processed one at a time, because decoding a picture takes a lot of memory. */
let queue: Promise<unknown> = Promise.resolve();

const enqueue = <T>(task: () => Promise<T>): Promise<T> => {
  const turn = queue.then(task);
  queue = turn.catch(() => undefined);
  return turn;
};

/**
 * Decodes a whole picture and re-encodes it upright. Metadata and anything else in the file are removed.
 * @throws ApiError 415 (340) or 422 (341, 342)
 */
export const examinePicture = (file: Buffer): Promise<ExaminedPicture> => {
  const type = typeOf(file);
  if (type === undefined) {
    return Promise.reject(refusal(uploadRefusals, 'unsupported', 'The file is neither JPEG nor PNG.'));
  }
  return enqueue(() => reencode(file, type));
};

const reencode = async (file: Buffer, type: PictureType): Promise<ExaminedPicture> => {
  const read = (): Sharp => sharp(file, { limitInputPixels: maxPixels, failOn: 'error' });
  await checkHeader(read(), type);
  try {
    const bytes = await encoded(read().autoOrient(), type);
    const { width, height } = await sharp(bytes).metadata();
    const small = sharp(bytes).resize(thumbnailPixels, thumbnailPixels, {
      fit: 'inside',
      withoutEnlargement: true,
    });
    return { type, width, height, bytes, thumbnail: await encoded(small, type), crc32: crc32(bytes) | 0 };
  } catch {
    throw damagedPictureError();
  }
};

const checkHeader = async (picture: Sharp, type: PictureType): Promise<void> => {
  let metadata: Metadata;
  try {
    metadata = await picture.metadata();
  } catch (error) {
    throw error instanceof Error && error.message.includes('pixel limit')
      ? tooManyPixelsError()
      : damagedPictureError();
  }
  if (metadata.width * metadata.height > maxPixels) throw tooManyPixelsError();
  if (metadata.format !== formats[type]) throw damagedPictureError();
};
