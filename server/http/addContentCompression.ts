import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { negotiateEncoding } from './encodings';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Bytes. A smaller response fits into one packet. */
const minBytes = 1_400;

/** Quality 5 takes one millisecond for a page's texts; 11, which files use, takes fifty. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const isContent = ({ url }: FastifyRequest): boolean => url.startsWith('/content/');

/**
 * Compresses only responses of the content service. Responses that contain tokens are not compressed: if an attacker
 * chooses part of a response, its compressed length can reveal a secret.
 */
export const addContentCompression = (app: FastifyInstance): void => {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!isContent(request) || typeof payload !== 'string' || payload.length < minBytes) return payload;
    reply.header('vary', 'accept-encoding');
    const encoding = negotiateEncoding(request.headers['accept-encoding']);
    if (encoding === 'identity') return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return encoding === 'br' ? toBrotli(payload, brotliOptions) : toGzip(payload);
  });
};
