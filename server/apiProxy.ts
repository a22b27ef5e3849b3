import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const proxiedPrefixes = ['/api', '/liveops', '/configuration'] as const;

/** Milliseconds. The application gives up a call after ten seconds. */
const connectTimeout = 5_000;
const answerTimeout = 15_000;

/** The site's headers replace those of the back end. */
const ownHeaders = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'te',
  'trailer',
  'upgrade',
  'server',
  'x-powered-by',
  'content-security-policy',
  'content-security-policy-report-only',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
] as const;

const without = <Headers extends object>(headers: Headers, names: readonly string[]): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name))) as Headers;

type Caller = Pick<FastifyRequest, 'ip' | 'ips' | 'protocol' | 'host'>;

/** `ips` are trusted proxies, nearest first; without trust a forwarded header is ignored. */
const clientChain = ({ ips, ip }: Caller): string => (ips ?? [ip]).toReversed().join(', ');

const forwarded = <Headers extends object>(request: Caller, headers: Headers) => ({
  ...without(headers, ['forwarded', 'proxy-authorization', 'te', 'trailer', 'upgrade', 'keep-alive']),
  'x-forwarded-for': clientChain(request),
  'x-forwarded-proto': request.protocol,
  'x-forwarded-host': request.host,
});

const isLate = (error: Error): boolean => 'statusCode' in error && error.statusCode === 504;

/** Forwards `/api`, `/liveops` and `/configuration` to the back end at `origin`. */
export const addApiProxy = async (app: FastifyInstance, origin: string): Promise<void> => {
  for (const prefix of proxiedPrefixes) {
    await app.register(httpProxy, {
      upstream: origin,
      prefix,
      rewritePrefix: prefix,
      // By default the proxy accepts any certificate.
      undici: {
        headersTimeout: answerTimeout,
        bodyTimeout: answerTimeout,
        connect: { timeout: connectTimeout, rejectUnauthorized: true },
      },
      replyOptions: {
        rewriteRequestHeaders: forwarded,
        rewriteHeaders: (headers) => without(headers, ownHeaders),
        // Only the application retries: it knows Retry-After and whether the caller still waits.
        retryDelay: () => null,
        onError: (reply, { error }) => {
          void reply
            .code(isLate(error) ? 504 : 502)
            .header('cache-control', 'no-store')
            .send({ code: 50 });
        },
      },
    });
  }
};
