import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { negotiateEncoding } from './encodings';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Bytes; a smaller answer fits into one packet. */
const worthwhile = 1_400;

/** Quality 5 takes a millisecond for a page's texts; 11, as for files, fifty. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const isContent = ({ url }: FastifyRequest): boolean => url.startsWith('/content/');

/**
 * Compresses answers of the content service only. Answers with tokens stay uncompressed: the length of a compressed
 * answer can reveal a secret beside text of an attacker.
 */
export const compressContent = (app: FastifyInstance): void => {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!isContent(request) || typeof payload !== 'string' || payload.length < worthwhile) return payload;
    reply.header('vary', 'accept-encoding');
    const encoding = negotiateEncoding(request.headers['accept-encoding']);
    if (encoding === 'identity') return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return encoding === 'br' ? toBrotli(payload, brotliOptions) : toGzip(payload);
  });
};
