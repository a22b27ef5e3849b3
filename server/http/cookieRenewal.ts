import type { FastifyInstance } from 'fastify';
import { parseRenewedCookie } from '#domain/consent/renewedCookies';
import { cookieRenewalPath } from '#hydration/protocol';
import { serializeCookie } from '#hydration/serializeCookie';
import { isSameOrigin } from './isSameOrigin';
import { RequestQuota } from './RequestQuota';

/** Bytes. The longest value is a referrer of 200 characters. */
const maxBodyBytes = 2 * 1024;

/** Many visitors may share an address. */
const maxRequests = { total: 6_000, perAddress: 600 };

/** Adds the URL that sets a cookie that a script of this site has written, with the same attributes. */
export const addCookieRenewal = async (app: FastifyInstance): Promise<void> => {
  const quota = new RequestQuota(maxRequests);
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit: maxBodyBytes },
      scope.getDefaultJsonParser('error', 'error'),
    );
    scope.post(cookieRenewalPath, (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (!isSameOrigin(request)) return reply.code(403).send();
      if (!quota.tryConsume(request.ip)) return reply.code(429).header('retry-after', '60').send();
      const cookie = parseRenewedCookie(request.body);
      if (!cookie) return reply.code(400).send();
      // The page's own protocol, as the script sees it, even behind a proxy that ends TLS.
      const secure = request.headers.origin?.startsWith('https:') ?? false;
      const { name, value, maxAgeSeconds: maxAge } = cookie;
      return reply
        .code(204)
        .header('set-cookie', serializeCookie(name, value, { maxAge, secure }))
        .send();
    });
  });
};
