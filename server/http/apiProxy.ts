import { Readable } from 'node:stream';
import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callTimeoutMs, silenceFactors } from '#domain/shared/callTimeouts';
import { requestIdHeader } from '#domain/shared/requestReference';
import { logError, sendError } from './sendError';
import type { CountryHeader } from './visitorCountry';

/** Longest silence of the back end by prefix, as a multiple of the timeout of a call. The longest prefix applies. */
const proxiedPrefixes = {
  '/api': 1.5,
  '/liveops': 1.5,
  '/configuration': 1.5,
  '/api/assets': silenceFactors.transfer,
  '/api/downloads': silenceFactors.transfer,
  '/api/blueprint/download': silenceFactors.generation,
} as const;

/** Longest silence of the back end for a path, as a multiple of the timeout of a call. */
export const silenceFactorOf = (path: string): number => {
  const matching = Object.entries(proxiedPrefixes).filter(([prefix]) => path.startsWith(prefix));
  return matching.toSorted(([one], [other]) => other.length - one.length)[0]?.[1] ?? 1;
};

const connectTimeoutMs = 5_000;

/**
 * Request headers that calls use. All others are dropped: back ends may trust some of them for the client's address, user
 * or method. Headers of the connection are set by the proxy.
 */
const forwardedHeaders: ReadonlySet<string> = new Set([
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'content-length',
  'content-type',
  'idempotency-key',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'origin',
  'range',
  'user-agent',
  'x-csrf-token',
]);

/** Response headers that describe the content. The web server sets the headers that protect the site. */
const returnedHeaders: ReadonlySet<string> = new Set([
  'accept-ranges',
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-length',
  'content-range',
  'content-type',
  'date',
  'etag',
  'expires',
  'last-modified',
  'location',
  'retry-after',
  'vary',
  'www-authenticate',
]);

const filterHeaders = <Headers extends object>(
  headers: Headers,
  matchesName: (name: string) => boolean,
): Headers => Object.fromEntries(Object.entries(headers).filter(([name]) => matchesName(name))) as Headers;

type Caller = Pick<FastifyRequest, 'id' | 'ip' | 'ips' | 'protocol' | 'host'>;

/** `ips` lists the client and trusted proxies, nearest first. If no proxy is trusted, forwarded headers are ignored. */
const clientChain = ({ ips, ip }: Caller): string => (ips ?? [ip]).toReversed().join(', ');

const isTimeout = (error: Error): boolean => 'statusCode' in error && error.statusCode === 504;

export interface ProxyOptions {
  /** Origin of the back end. */
  readonly origin: string;
  /** Public origin; default: the requested host. */
  readonly publicOrigin: string | undefined;
  /** Header with the visitor's country; missing if no trusted proxy sets one. */
  readonly countryHeader: CountryHeader | undefined;
}

/** Forwards `/api`, `/liveops` and `/configuration` to the back end. */
export const addApiProxy = async (
  app: FastifyInstance,
  { origin, publicOrigin, countryHeader }: ProxyOptions,
  timeoutMs = callTimeoutMs,
): Promise<void> => {
  const known = publicOrigin === undefined ? undefined : new URL(publicOrigin);

  const forwarded = <Headers extends object>(request: Caller, headers: Headers) => ({
    ...filterHeaders(headers, (name) => forwardedHeaders.has(name) || name === countryHeader?.name),
    [requestIdHeader]: request.id,
    'x-forwarded-for': clientChain(request),
    'x-forwarded-proto': known ? known.protocol.slice(0, -1) : request.protocol,
    'x-forwarded-host': known ? known.host : request.host,
  });

  for (const [prefix, silenceFactor] of Object.entries(proxiedPrefixes)) {
    await app.register(async (scope) => {
      scope.setErrorHandler(sendError);
      scope.removeAllContentTypeParsers();
      if (silenceFactor < silenceFactors.transfer) {
        // Read in full before it is forwarded, so that the limit also applies to a body without a length.
        scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
          done(null, Readable.from([body])),
        );
      } else {
        // The back end limits the size of uploads, which are forwarded as they arrive.
        scope.addContentTypeParser('*', (_request, body, done) => done(null, body));
      }
      await scope.register(httpProxy, {
        upstream: origin,
        prefix,
        rewritePrefix: prefix,
        proxyPayloads: false,
        // Without `rejectUnauthorized`, the proxy would accept any certificate.
        undici: {
          headersTimeout: timeoutMs * silenceFactor,
          bodyTimeout: timeoutMs * silenceFactor,
          connect: { timeout: connectTimeoutMs, rejectUnauthorized: true },
        },
        replyOptions: {
          rewriteRequestHeaders: forwarded,
          rewriteHeaders: (headers) => filterHeaders(headers, (name) => returnedHeaders.has(name)),
          // Only the application retries, because it handles Retry-After and can tell whether the caller still waits.
          retryDelay: () => null,
          onError: (reply, { error }) => {
            reply.code(isTimeout(error) ? 504 : 502).header('cache-control', 'no-store');
            logError(error, reply.request, reply);
            void reply.send({ code: 50 });
          },
        },
      });
    });
  }
};
