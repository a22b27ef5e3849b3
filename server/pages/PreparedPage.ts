import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { Encoding } from '../http/encodings';

/** A page that is compressed once and can then be sent many times. */
export interface PreparedPage {
  readonly status: number;
  readonly contentType: string;
  /** Whether shared caches may store it. */
  readonly isShared: boolean;
  /** Whether it shows live data. Shared caches may then store it for seconds only. */
  readonly isLive: boolean;
  /** Whether it depends on the visitor's country. */
  readonly isPriced: boolean;
  /** Weak ETag. It is the same for all encodings, and in all processes that have rendered the same page. */
  readonly etag: string;
  readonly bodies: Readonly<Record<Encoding, Buffer>>;
  /** Hashes of the style sheets inside the HTML, for the content security policy. */
  readonly styleHashes: readonly string[];
  /** The page compressed against the dictionary; undefined before compression has started. */
  delta?: Delta;
}

/** The page compressed against a dictionary. */
interface Delta {
  /** Digest of the dictionary. */
  readonly digest: Buffer;
  /** Undefined while it is being compressed. */
  readonly body?: Buffer;
}

/** Bytes of a page in memory, in all its encodings. */
export const bytesOf = ({ bodies, delta }: PreparedPage): number =>
  bodies.identity.length + bodies.gzip.length + bodies.br.length + (delta?.body?.length ?? 0);

type Traits = Partial<
  Pick<PreparedPage, 'status' | 'contentType' | 'isShared' | 'isLive' | 'isPriced' | 'styleHashes'>
>;

/** Quality 11 results in 10 % less data than quality 5, but takes thirty times as long. */
const brotliQuality = (quality: 5 | 11) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

const etagOf = (text: string): string =>
  `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;

const defaults = {
  status: 200,
  contentType: 'text/html; charset=utf-8',
  isShared: false,
  isLive: false,
  isPriced: false,
  styleHashes: [],
};

/** Compresses synchronously, for pages that are prepared at startup. */
export const preparePage = (text: string, traits: Traits = {}): PreparedPage => {
  const identity = Buffer.from(text);
  const bodies = {
    identity,
    gzip: gzipSync(identity, { level: 9 }),
    br: brotliCompressSync(identity, brotliQuality(11)),
  };
  return { ...defaults, ...traits, etag: etagOf(text), bodies };
};

/**
 * Compresses off the event loop. A new page is compressed quickly at first, and better in the background. A page that
 * equals `previous` is not compressed again.
 */
export const preparePageAsync = async (
  text: string,
  traits: Traits = {},
  previous?: PreparedPage,
): Promise<PreparedPage> => {
  const etag = etagOf(text);
  if (previous?.etag === etag) return { ...previous, ...traits };
  const identity = Buffer.from(text);
  const brotli = (quality: 5 | 11) => promisify(brotliCompress)(identity, brotliQuality(quality));
  const [zipped, br] = await Promise.all([promisify(gzip)(identity), brotli(previous ? 11 : 5)]);
  const bodies = { identity, gzip: zipped, br };
  if (!previous) void brotli(11).then((smaller) => (bodies.br = smaller));
  return { ...defaults, ...traits, etag, bodies };
};
