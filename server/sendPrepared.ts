import type { FastifyReply, FastifyRequest } from 'fastify';
import { negotiateEncoding } from './encodings';
import type { PreparedPage } from './pages/PreparedPage';

/** Browsers revalidate each time; shared caches keep a page for a minute, and longer while they revalidate it. */
const sharedCaching = {
  'cache-control': 'public, max-age=0, s-maxage=60',
  'cdn-cache-control': 'max-age=60, stale-while-revalidate=600, stale-if-error=86400',
};

const ownCaching = { 'cache-control': 'no-cache' };

interface Sending {
  /** Only for this visitor: never cached, and no 304. */
  readonly isPrivate?: boolean;
}

/** Sends a page in the best encoding, or 304 when the client has it. */
export const sendPrepared = (
  page: PreparedPage,
  request: FastifyRequest,
  reply: FastifyReply,
  { isPrivate = false }: Sending = {},
): FastifyReply => {
  const encoding = negotiateEncoding(request.headers['accept-encoding']);
  reply.header('vary', 'accept-encoding');
  if (isPrivate) reply.header('cache-control', 'no-store');
  else {
    reply.headers(page.isShared ? sharedCaching : ownCaching).header('etag', page.etag);
    // A proxy may have made a strong tag of it.
    if (request.headers['if-none-match']?.includes(page.etag.slice(2))) return reply.code(304).send();
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(page.status).type(page.contentType).send(page.bodies[encoding]);
};
