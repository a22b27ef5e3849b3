import type { FastifyInstance } from 'fastify';
import { contentSecurityPolicy, pagePolicy, type PolicyOptions } from './contentSecurityPolicy';
import { pathOf } from '../http/pathOf';
import { isServicePath } from '../settings/paths';
import type { ConfiguredOrigins, ConfiguredPolicy } from './configuredPolicy';
import { reportPath } from './policyReports';

export interface SecurityOptions extends PolicyOptions {
  /** Origins for analytics, error reports and payments. */
  readonly configuredPolicy: ConfiguredPolicy;
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

const oneYear = 31_536_000;

/** Headers of every response. */
const generalHeaders = (https: boolean) => ({
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  ...(https && { 'strict-transport-security': `max-age=${oneYear}; includeSubDomains` }),
});

/** Headers for documents only: more than 1 KB, which would delay the main picture. */
const documentHeaders = {
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-dns-prefetch-control': 'off',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
};

/** Media types that browsers never treat as documents: pictures (except SVG), videos and fonts. */
const nonDocumentType = /^(?:image\/(?!svg)|video\/|font\/)/;

/**
 * Policy of pictures and other media from the services. Players have uploaded them, so nothing in them may run if somebody
 * opens their URL (decision 75).
 */
const uploadedMediaPolicy = "default-src 'none'; sandbox";

/** Creates the security headers for all responses, including responses for which no Fastify hook runs. */
export class SecurityHeaders {
  private origins: ConfiguredOrigins | undefined;
  private headers: Readonly<Record<string, string>> = {};

  constructor(private readonly options: SecurityOptions) {}

  get current(): Readonly<Record<string, string>> {
    const { configuredPolicy, https } = this.options;
    if (configuredPolicy.current !== this.origins) {
      this.origins = configuredPolicy.current;
      this.headers = {
        ...generalHeaders(https),
        ...documentHeaders,
        'content-security-policy': contentSecurityPolicy(this.options, this.origins),
      };
    }
    return this.headers;
  }

  /**
   * @param styleHashes hashes of the style sheets inside the page's HTML
   * @param framers sources that may frame the page; none by default
   */
  forPage(styleHashes: readonly string[], framers = "'none'"): Readonly<Record<string, string>> {
    const general = this.current['content-security-policy'] ?? '';
    const policy = general.replace("frame-ancestors 'none'", `frame-ancestors ${framers}`);
    return {
      'content-security-policy': `${policy};${pagePolicy(this.options.configuredPolicy.current, styleHashes)}`,
      'reporting-endpoints': `policy="${reportPath}"`,
    };
  }
}

/**
 * Adds the security headers to all responses, except that pictures, videos and fonts get no document headers. Those from
 * the services get a policy of their own.
 */
export const addSecurityHeaders = (app: FastifyInstance, security: SecurityHeaders): void => {
  const forDocuments = [...Object.keys(documentHeaders), 'content-security-policy'];
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(security.current);
  });
  app.addHook('onSend', async (request, reply) => {
    if (!nonDocumentType.test(String(reply.getHeader('content-type')))) return;
    for (const header of forDocuments) reply.removeHeader(header);
    if (isServicePath(pathOf(request))) reply.header('content-security-policy', uploadedMediaPolicy);
  });
};
