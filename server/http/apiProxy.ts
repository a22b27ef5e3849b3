import { Readable } from 'node:stream';
import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { logError, sendError } from './sendError';

const proxiedPrefixes = ['/api', '/liveops', '/configuration'] as const;

/** Milliseconds. The application cancels a call after ten seconds, unless its description says otherwise. */
const connectTimeoutMs = 5_000;
const defaultTimeoutMs = 15_000;

/** Limits of a call that is larger or takes longer than others. */
export interface CallLimits {
  readonly method: string;
  /** Path with parameters, such as `/api/assets/:id`. */
  readonly path: string;
  /** Undefined for the limit of all calls. */
  readonly maxBodyBytes: number | undefined;
  /** Milliseconds that the back end may take. */
  readonly timeoutMs: number;
}

const hopByHop = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'upgrade',
];

/** Response headers of the back end that are removed, because the web server sets its own. */
const ownHeaders: ReadonlySet<string> = new Set([
  ...hopByHop,
  'server',
  'via',
  'x-powered-by',
  'content-security-policy',
  'content-security-policy-report-only',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'report-to',
  'reporting-endpoints',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
]);

/** Headers that could make the back end see another method, address or origin than the web server has checked. */
const spoofableHeader =
  /^(?:forwarded|via|expect|http2-settings|x-forwarded-.*|x-real-ip|true-client-ip|.*-connecting-ip|x-(?:http-)?method(?:-override)?|x-original-.*|x-rewrite-.*|x-host|x-proxy-.*)$/;

const filterHeaders = <Headers extends object>(
  headers: Headers,
  matchesName: (name: string) => boolean,
): Headers => Object.fromEntries(Object.entries(headers).filter(([name]) => matchesName(name))) as Headers;

const connectionOptions = (connection: unknown): readonly string[] =>
  typeof connection === 'string' ? connection.toLowerCase().split(/\s*,\s*/) : [];

type Caller = Pick<FastifyRequest, 'ip' | 'ips' | 'protocol' | 'host'>;

/** `ips` lists the client and trusted proxies, nearest first. If no proxy is trusted, forwarded headers are ignored. */
const clientChain = ({ ips, ip }: Caller): string => (ips ?? [ip]).toReversed().join(', ');

const isTimeout = (error: Error): boolean => 'statusCode' in error && error.statusCode === 504;

interface ProxiedRequest {
  readonly method: string;
  readonly routeOptions: { readonly url?: string | undefined };
}

export interface ProxyOptions {
  /** Origin of the back end. */
  readonly origin: string;
  /** Public origin; default: the requested host. */
  readonly publicOrigin: string | undefined;
  readonly callLimits: readonly CallLimits[];
}

/** Forwards `/api`, `/liveops` and `/configuration` to the back end. */
export const addApiProxy = async (
  app: FastifyInstance,
  { origin, publicOrigin, callLimits }: ProxyOptions,
  responseTimeoutMs = defaultTimeoutMs,
): Promise<void> => {
  const known = publicOrigin === undefined ? undefined : new URL(publicOrigin);

  const forwarded = <Headers extends object>(request: Caller, headers: Headers) => ({
    ...filterHeaders(headers, (name) => !hopByHop.includes(name) && !spoofableHeader.test(name)),
    'x-forwarded-for': clientChain(request),
    'x-forwarded-proto': known ? known.protocol.slice(0, -1) : request.protocol,
    'x-forwarded-host': known ? known.host : request.host,
  });

  await app.register(async (scope) => {
    scope.setErrorHandler(sendError);
    // Read in full before it is forwarded, so that the limit also applies to a body without a length.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, Readable.from([body])),
    );
    scope.addHook('onRoute', (route) => {
      const limits = callLimits.filter(({ path }) => path === route.url);
      const bytes = limits.flatMap(({ maxBodyBytes }) => maxBodyBytes ?? []);
      if (bytes.length > 0) route.bodyLimit = Math.max(...bytes);
    });
    const timeoutOf = ({ method, routeOptions }: ProxiedRequest): number => {
      const own = callLimits.find((call) => call.method === method && call.path === routeOptions.url);
      return own?.timeoutMs ?? responseTimeoutMs;
    };
    for (const prefix of proxiedPrefixes) {
      const ownPaths = callLimits.map(({ path }) => path).filter((path) => path.startsWith(`${prefix}/`));
      await scope.register(httpProxy, {
        upstream: origin,
        prefix,
        rewritePrefix: prefix,
        proxyPayloads: false,
        // Calls with limits of their own have their own routes.
        routes: ['/', '/*', ...new Set(ownPaths.map((path) => path.slice(prefix.length)))],
        handler: (request, reply, url, options) =>
          reply.from(url, { ...options, timeout: timeoutOf(request) }),
        // Without `rejectUnauthorized`, the proxy would accept any certificate.
        undici: {
          connect: { timeout: connectTimeoutMs, rejectUnauthorized: true },
        },
        replyOptions: {
          rewriteRequestHeaders: forwarded,
          rewriteHeaders: (headers) => {
            const named = connectionOptions(headers.connection);
            return filterHeaders(headers, (name) => !ownHeaders.has(name) && !named.includes(name));
          },
          // Only the application retries, because it handles Retry-After and can tell whether the caller still waits.
          retryDelay: () => null,
          onError: (reply, { error }) => {
            reply.code(isTimeout(error) ? 504 : 502).header('cache-control', 'no-store');
            logError(error, reply.request, reply);
            void reply.send({ code: 50 });
          },
        },
      });
    }
  });
};
