import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Encoding } from '../encodings';

interface Variant {
  readonly body: Buffer;
  readonly etag: string;
}

/** A page ready to be sent: compressed once, so that an answer costs no more than a copy. */
export interface PreparedPage {
  readonly status: number;
  readonly variants: Readonly<Record<Encoding, Variant>>;
}

export const preparePage = (html: string, status = 200): PreparedPage => {
  const plain = Buffer.from(html);
  const digest = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  const variant = (encoding: Encoding, body: Buffer): Variant => ({ body, etag: `"${digest}-${encoding}"` });
  return {
    status,
    variants: {
      identity: variant('identity', plain),
      gzip: variant('gzip', gzipSync(plain, { level: 9 })),
      br: variant('br', brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })),
    },
  };
};
