import type { FastifyReply, FastifyRequest } from 'fastify';
import { availableDictionary, deltaEncoding, acceptsDeltas } from '../dictionaries/Dictionary';
import type { PageDictionary } from '../dictionaries/PageDictionaries';
import { negotiateEncoding } from './encodings';
import type { PreparedPage } from '../pages/PreparedPage';
import { forEver, varyWithDictionary } from './staticFiles';

/**
 * Forbids proxies to edit the page. Without its comments, its spaces or its email addresses, React would have to render
 * it again.
 */
export const noTransform = 'no-transform';

/** Browsers revalidate every time. Shared caches store a page for a minute, and may serve it stale after that. */
const sharedCaching = {
  'cache-control': `public, max-age=0, s-maxage=60, ${noTransform}`,
  'cdn-cache-control': 'max-age=60, stale-while-revalidate=600, stale-if-error=86400',
};

/** Live data is cached for seconds. */
const liveCaching = {
  'cache-control': `public, max-age=0, s-maxage=10, ${noTransform}`,
  'cdn-cache-control': 'max-age=10, stale-while-revalidate=30, stale-if-error=86400',
};

/** While the origin is down, old prices must not be shown for long. */
const pricedCaching = {
  ...liveCaching,
  'cdn-cache-control': 'max-age=10, stale-while-revalidate=30, stale-if-error=300',
};

const ownCaching = { 'cache-control': `no-cache, ${noTransform}` };

const cachingOf = ({ isShared, isLive, isPriced }: PreparedPage) => {
  if (!isShared) return ownCaching;
  if (isLive && isPriced) return pricedCaching;
  return isLive ? liveCaching : sharedCaching;
};

interface SendOptions {
  /** Whether the response is for this visitor only, and therefore never cached or revalidated (304). */
  readonly isPrivate?: boolean;
  /** Dictionary that the page may be compressed against. */
  readonly dictionary?: PageDictionary;
  /** Request header that the page depends on, besides those of its encoding. */
  readonly varyBy?: string;
  /** Whether the URL changes with the content, so that the response can be cached forever. */
  readonly isImmutable?: boolean;
}

/** Undefined if the browser does not have the dictionary, or while the delta is being compressed. */
const deltaFor = (
  page: PreparedPage,
  headers: FastifyRequest['headers'],
  dictionary: PageDictionary | undefined,
): Buffer | undefined => {
  if (!dictionary || headers[availableDictionary] !== dictionary.field || !acceptsDeltas(headers))
    return undefined;
  dictionary.prepare(page);
  return page.delta?.body;
};

/**
 * Whether to offer the dictionary, which browsers fetch once they are idle. Support for `dcz` is not checked, because
 * browsers only announce it when they already have a dictionary.
 */
const needsDictionary = ({ headers }: FastifyRequest, { field }: PageDictionary): boolean =>
  headers[availableDictionary] !== field && headers['save-data'] !== 'on';

/** Sends a page in the best encoding, or 304 when the client has it. */
export const sendPrepared = (
  page: PreparedPage,
  request: FastifyRequest,
  reply: FastifyReply,
  { isPrivate = false, isImmutable = false, dictionary, varyBy }: SendOptions = {},
): FastifyReply => {
  const encoding = negotiateEncoding(request.headers['accept-encoding']);
  const vary = dictionary ? varyWithDictionary : 'accept-encoding';
  reply.header('vary', varyBy === undefined ? vary : `${vary}, ${varyBy}`);
  if (isPrivate) reply.header('cache-control', `no-store, ${noTransform}`);
  else {
    if (dictionary && needsDictionary(request, dictionary)) reply.header('link', dictionary.link);
    reply
      .headers(isImmutable && page.isShared ? { 'cache-control': forEver } : cachingOf(page))
      .header('etag', page.etag);
    // Only the quoted part is compared, because a proxy may have turned the weak ETag into a strong one.
    if (request.headers['if-none-match']?.includes(page.etag.slice(2))) return reply.code(304).send();
  }
  const delta = isPrivate ? undefined : deltaFor(page, request.headers, dictionary);
  if (delta) {
    reply.header('content-encoding', deltaEncoding);
    return reply.code(page.status).type(page.contentType).send(delta);
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(page.status).type(page.contentType).send(page.bodies[encoding]);
};
