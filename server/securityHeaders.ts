import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { embedOrigins } from '../src/domain/content/Embed';
import type { ConfiguredOrigins, ConfiguredPolicy } from './configuredPolicy';

export interface SecurityOptions {
  /** Origins of an external content service: its documents and pictures are loaded. */
  readonly contentOrigins: readonly string[];
  /** Origins for analytics, error reports and payments. */
  readonly configured: ConfiguredPolicy;
  /** Of the inline scripts in rendered pages. */
  readonly inlineScriptHashes: readonly string[];
  /** The site uses https only. */
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

/** A directive without sources is written without a value. */
const contentSecurityPolicy = (
  { contentOrigins, https, inlineScriptHashes }: SecurityOptions,
  { scripts, pictures, connections, frames }: ConfiguredOrigins,
): string => {
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScriptHashes, ...scripts],
    // Rendered pages have inline styles, and Radix writes style elements (scroll lock, select).
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...contentOrigins, ...pictures],
    'media-src': ["'self'", ...contentOrigins],
    'font-src': ["'self'"],
    // Embeds of the content after consent (CC-05), the site's video player, and payment pages.
    'frame-src': ["'self'", ...embedOrigins, ...frames],
    'connect-src': ["'self'", ...contentOrigins, ...connections],
    // The worker that estimates password strength.
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

/** Pictures (except SVG), films and fonts are never documents. */
const neverDocument = /^(?:image\/(?!svg)|video\/|font\/)/;

/** Headers for documents only: more than 1 KB, which would delay the main picture. */
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
 * Sets the security headers on every answer, including errors and proxied ones; on files that are never documents, only
 * those that apply to them.
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
    // Composed above once per configuration: helmet would do it for every answer.
    contentSecurityPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: https ? { maxAge: oneYear, includeSubDomains: true } : false,
    xFrameOptions: { action: 'deny' },
  });
};
