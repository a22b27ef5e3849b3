import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A part of a file, which is read when it is sent. */
export interface FilePart {
  /** In bytes. */
  readonly length: number;
  readonly read: () => Buffer | Promise<Buffer>;
}

/** A file that is sent part by part, so that only one part is in memory at a time. */
export interface PartedFile {
  /** File name with extension. */
  readonly name: string;
  /** Media type. */
  readonly type: string;
  /** Changes with the content. */
  readonly version: string;
  readonly parts: readonly FilePart[];
}

interface ByteRange {
  /** Offset of the first byte. */
  readonly start: number;
  /** Offset after the last byte. */
  readonly end: number;
}

export const lengthOf = (parts: readonly FilePart[]): number =>
  parts.reduce((total, { length }) => total + length, 0);

async function* bytesOf(parts: readonly FilePart[], { start, end }: ByteRange): AsyncGenerator<Buffer> {
  let offset = 0;
  for (const { length, read } of parts) {
    const from = Math.max(start - offset, 0);
    const to = Math.min(end - offset, length);
    offset += length;
    if (from >= to) continue;
    const bytes = await read();
    // The response ends too early, so that the browser reports a failed download instead of saving a damaged file.
    if (bytes.length !== length) throw new Error('A part of the file has changed during the download.');
    yield bytes.subarray(from, to);
  }
}

/** Streams a range of a file. The next part is read after the client has received the previous one. */
export const streamParts = (parts: readonly FilePart[], range: ByteRange): Readable =>
  Readable.from(bytesOf(parts, range), { objectMode: false, highWaterMark: 64 * 1024 });

/** Returns the requested range (RFC 9110 §14). Several ranges, and ranges from the end, are ignored, which is allowed. */
const rangeIn = (
  { headers: { range, 'if-range': condition } }: FastifyRequest,
  tag: string,
  length: number,
): ByteRange | undefined => {
  if (condition !== undefined && condition !== tag) return undefined;
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? [];
  if (first === undefined) return undefined;
  return { start: Number(first), end: last ? Math.min(Number(last) + 1, length) : length };
};

/** Returns a header with the file name (RFC 6266), which browsers prefer to the name in a link. */
const attachment = (name: string): string => {
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${name.replace(/[^ -~]|["\\%]/g, '_')}"; filename*=UTF-8''${encoded}`;
};

/** Sends a file as a download. A browser resumes an interrupted download with a range. */
export const sendParted = (
  request: FastifyRequest,
  reply: FastifyReply,
  { name, type, version, parts }: PartedFile,
): FastifyReply => {
  const length = lengthOf(parts);
  const tag = `"${version}"`;
  const range = rangeIn(request, tag, length);
  reply.type(type).headers({
    'content-disposition': attachment(name),
    'accept-ranges': 'bytes',
    etag: tag,
    // Unlike no-store, this lets browsers keep a part of the file, in order to resume.
    'cache-control': 'private, no-cache',
  });
  if (range && range.start >= range.end) {
    return reply.code(416).header('content-range', `bytes */${length}`).type('text/plain').send('');
  }
  const { start, end } = range ?? { start: 0, end: length };
  reply.header('content-length', end - start);
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end - 1}/${length}`);
  return reply.send(streamParts(request.method === 'HEAD' ? [] : parts, { start, end }));
};
