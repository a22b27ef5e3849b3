import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { embedOrigins } from '../src/domain/content/Embed';
import type { ConfiguredOrigins, ConfiguredPolicy } from './configuredPolicy';

export interface SecurityOptions {
  /** Origins of a content service elsewhere: its documents are fetched and its pictures shown. */
  readonly contentOrigins: readonly string[];
  /** Where analytics, error reports and payments may come from and go to. */
  readonly configured: ConfiguredPolicy;
  /** Of the scripts that stand in rendered pages. */
  readonly inlineScriptHashes: readonly string[];
  /** The site is reached over https only. */
  readonly https: boolean;
}

/** Device features that no page of the site uses. */
const unusedFeatures = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

const permissionsPolicy = unusedFeatures.map((feature) => `${feature}=()`).join(', ');

const oneYear = 31_536_000;

/** Each directive with its sources; one without sources stands alone. */
const contentSecurityPolicy = (
  { contentOrigins, https, inlineScriptHashes }: SecurityOptions,
  { scripts, pictures, connections, frames }: ConfiguredOrigins,
): string => {
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScriptHashes, ...scripts],
    // Rendered pages bring their styles along, and Radix primitives write style elements (scroll lock, select).
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...contentOrigins, ...pictures],
    'media-src': ["'self'", ...contentOrigins],
    'font-src': ["'self'"],
    // What content may embed, once a visitor agrees (CC-05), a video player of the site's own, and what is paid in.
    'frame-src': ["'self'", ...embedOrigins, ...frames],
    'connect-src': ["'self'", ...contentOrigins, ...connections],
    // What guesses how strong a chosen password is.
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(https && { 'upgrade-insecure-requests': [] }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';');
};

/** Pictures, films and fonts are never a document (an SVG can be one). */
const neverDocument = /^(?:image\/(?!svg)|video\/|font\/)/;

/** What says how a document behaves: more than a kilobyte, in the way of the picture that a page waits for. */
const documentHeaders = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/**
 * Puts the security headers on every answer, errors and proxied answers included; on those that can't be a document,
 * the ones that mean something there.
 */
export const addSecurityHeaders = async (app: FastifyInstance, options: SecurityOptions): Promise<void> => {
  const { configured, https } = options;
  let origins: ConfiguredOrigins | undefined;
  let policy = '';
  app.addHook('onRequest', async (_request, reply) => {
    if (configured.current !== origins) {
      origins = configured.current;
      policy = contentSecurityPolicy(options, origins);
    }
    reply.header('permissions-policy', permissionsPolicy).header('content-security-policy', policy);
  });
  app.addHook('onSend', async (_request, reply) => {
    if (!neverDocument.test(String(reply.getHeader('content-type')))) return;
    for (const header of documentHeaders) reply.removeHeader(header);
  });
  await app.register(helmet, {
    // Composed above, once for each configuration: helmet would do it for every answer.
    contentSecurityPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: https ? { maxAge: oneYear, includeSubDomains: true } : false,
    xFrameOptions: { action: 'deny' },
  });
};
