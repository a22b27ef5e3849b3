import type { FastifyReply, FastifyRequest } from 'fastify';
import { negotiateEncoding } from './encodings';
import type { PreparedPage } from './pages/PreparedPage';

/** Browsers ask again each time; caches before this host hold a page for a minute, and longer while they renew it. */
const sharedCaching = {
  'cache-control': 'public, max-age=0, s-maxage=60',
  'cdn-cache-control': 'max-age=60, stale-while-revalidate=600, stale-if-error=86400',
};

const ownCaching = { 'cache-control': 'no-cache' };

interface Sending {
  /** What only this visitor may see: nobody keeps it, and nothing of it is compared with what they have. */
  readonly isPrivate?: boolean;
}

/** Answers with a page in the smallest form the asker takes, or that it has it already. */
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
    // Whatever lies between may have made a strong tag of it.
    if (request.headers['if-none-match']?.includes(page.etag.slice(2))) return reply.code(304).send();
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(page.status).type(page.contentType).send(page.bodies[encoding]);
};
