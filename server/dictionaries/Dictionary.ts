import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { compressUsingDict, createCCtx, freeCCtx, init } from '@bokuweb/zstd-wasm';
import { acceptsByName } from '../http/encodings';

/** Bytes that a browser has cached, and that responses are compressed against (RFC 9842). */
export interface Dictionary {
  readonly bytes: Buffer;
  readonly digest: Buffer;
}

export const dictionaryOf = (bytes: Buffer): Dictionary => ({
  bytes,
  digest: createHash('sha256').update(bytes).digest(),
});

/** Digest in the format of `Available-Dictionary`: a byte sequence of structured fields. */
export const digestField = ({ digest }: Dictionary): string => `:${digest.toString('base64')}:`;

/** Digest in the format of file names. */
export const digestName = ({ digest }: Dictionary): string => digest.toString('base64url');

const sha256Field = /^:([A-Za-z0-9+/]{43}=):$/;

/** Returns the `digestName` of the browser's dictionary; undefined if the header is missing or malformed. */
export const availableDictionaryName = (field: string | undefined): string | undefined => {
  const encoded = field === undefined ? undefined : sha256Field.exec(field)?.[1];
  return encoded === undefined ? undefined : Buffer.from(encoded, 'base64').toString('base64url');
};

export const availableDictionary = 'available-dictionary';

/** Dictionary-compressed Zstandard (`dcz`). The Brotli variant (`dcb`) would need a newer Node version. */
export const deltaEncoding = 'dcz';

/** Whether the browser accepts dictionary compression. */
export const acceptsDeltas = (headers: IncomingHttpHeaders): boolean =>
  acceptsByName(headers['accept-encoding'], deltaEncoding);

/** Header of `dcz`: a skippable frame that contains the 32 bytes of the digest. */
const headerOf = ({ digest }: Dictionary): Buffer =>
  Buffer.concat([Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]), digest]);

const zstd = { ready: undefined as Promise<void> | undefined };

/** Compression level. 12 takes milliseconds per page; 19 is 5 % smaller but takes ten times as long. */
export type Level = 12 | 19;

/** Encodes `content` as `dcz`. This is CPU-bound. */
export const compressDelta = async (
  content: Buffer,
  dictionary: Dictionary,
  level: Level,
): Promise<Buffer> => {
  await (zstd.ready ??= init());
  const context = createCCtx();
  try {
    const compressed = compressUsingDict(context, content, dictionary.bytes, level);
    return Buffer.concat([headerOf(dictionary), compressed]);
  } finally {
    freeCCtx(context);
  }
};
