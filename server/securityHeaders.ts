import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { embedOrigins } from '../src/domain/content/Embed';
import type { ReportingPolicy } from './reportingPolicy';
import { closedAlertsHash } from './pages/closedAlerts';

export interface SecurityOptions {
  /** Origins of a content service elsewhere: its documents are fetched and its pictures shown. */
  readonly contentOrigins: readonly string[];
  /** Where analytics and error reports may come from and go to. */
  readonly reporting: ReportingPolicy;
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

/** Puts the security headers on every answer, errors and proxied answers included. */
export const addSecurityHeaders = async (
  app: FastifyInstance,
  { contentOrigins, reporting, https }: SecurityOptions,
): Promise<void> => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', permissionsPolicy);
  });
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", closedAlertsHash, () => reporting.current.scripts.join(' ')],
        // Radix primitives write style elements (scroll lock, select): without a nonce per answer they need this.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', ...contentOrigins, () => reporting.current.pictures.join(' ')],
        mediaSrc: ["'self'", ...contentOrigins],
        fontSrc: ["'self'"],
        // What content may embed, once a visitor agrees (CC-05), and a video player of the site's own.
        frameSrc: ["'self'", ...embedOrigins],
        connectSrc: ["'self'", ...contentOrigins, () => reporting.current.connections.join(' ')],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        upgradeInsecureRequests: https ? [] : null,
      },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: https ? { maxAge: oneYear, includeSubDomains: true } : false,
    xFrameOptions: { action: 'deny' },
  });
};
