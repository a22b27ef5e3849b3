import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { negotiateEncoding } from './encodings';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Bytes; below that an answer fits into one packet anyway. */
const worthwhile = 1_400;

/** Quality 5 takes a millisecond for the texts of a page; 11, as for files, would take fifty. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const isContent = ({ url }: FastifyRequest): boolean => url.startsWith('/content/');

/**
 * Compresses the answers of the content service, as the real one does. Answers with tokens in them stay as they are:
 * compressed beside something a stranger wrote, a secret can be guessed from the length.
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
