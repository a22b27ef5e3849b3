import type { FastifyInstance } from 'fastify';
import { defaultLocale, languageTag, locales } from '#domain/language/Locale';
import { pathOf } from '#domain/navigation/pagePaths';

const lifetimeDays = 180;
const dayMilliseconds = 86_400_000;

const path = '/.well-known/security.txt';

interface SecurityText {
  /** A mailto: or https: address. */
  readonly contact: string;
  readonly publicOrigin: () => string;
}

/** Rounded to whole days, so that all processes send the same response. */
const expiry = (now: number): string =>
  new Date((Math.floor(now / dayMilliseconds) + lifetimeDays) * dayMilliseconds).toISOString();

/**
 * Serves the contact for reporting vulnerabilities (RFC 9116), and leads password managers to the page where players
 * change their password (W3C "A Well-Known URL for Changing Passwords").
 */
export const addWellKnownRoutes = (app: FastifyInstance, { contact, publicOrigin }: SecurityText): void => {
  app.get('/.well-known/change-password', (_request, reply) =>
    reply.header('cache-control', 'no-cache').redirect(pathOf('security', defaultLocale), 302),
  );
  const languages = locales.map((locale) => languageTag(locale).split('-')[0]);
  app.get(path, (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(
        [
          `Contact: ${contact}`,
          `Expires: ${expiry(Date.now())}`,
          `Preferred-Languages: ${languages.join(', ')}`,
          `Canonical: ${publicOrigin()}${path}`,
          '',
        ].join('\n'),
      ),
  );
};
