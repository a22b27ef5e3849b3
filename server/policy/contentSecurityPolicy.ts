import { embedOrigins } from '#domain/content/Embed';
import { defaultPolicyName, inlinePolicyName } from '#hydration/trustedTypeNames';
import type { ConfiguredOrigins } from './configuredPolicy';
import { reportPath } from './policyReports';

export interface PolicyOptions {
  /** Origins of an external content service, from which documents and pictures are loaded. */
  readonly contentOrigins: readonly string[];
  /** Hashes of the inline scripts in rendered pages. */
  readonly inlineScriptHashes: readonly string[];
  /** Whether the site uses https only. */
  readonly https: boolean;
}

type Directives = Readonly<Record<string, readonly string[]>>;

/** Serializes directives. A directive without sources has no value. */
const serialize = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';');

/** Policy for all responses. For a worker's script, the browser applies it to the worker. */
export const contentSecurityPolicy = (
  { contentOrigins, https, inlineScriptHashes }: PolicyOptions,
  { scripts, pictures, media, connections, frames }: ConfiguredOrigins,
): string =>
  serialize({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScriptHashes, ...scripts],
    'img-src': ["'self'", 'data:', ...contentOrigins, ...media, ...pictures],
    'media-src': ["'self'", ...contentOrigins, ...media],
    'font-src': ["'self'"],
    // Embeds of the content after consent (CC-05), the site's video player, and payment pages.
    'frame-src': ["'self'", ...embedOrigins, ...frames],
    'connect-src': ["'self'", ...contentOrigins, ...connections],
    // The worker that estimates password strength.
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(https && { 'upgrade-insecure-requests': [] }),
  });

/**
 * Additional policy of pages, see `docs/decisions/0057-a-strict-content-security-policy.md`.
 * @param styleHashes hashes of the style sheets inside the HTML
 */
export const pagePolicy = (
  { trustedTypePolicies }: ConfiguredOrigins,
  styleHashes: readonly string[],
): string =>
  serialize({
    'style-src': ["'self'", ...styleHashes],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [inlinePolicyName, defaultPolicyName, ...trustedTypePolicies],
    'report-uri': [reportPath],
    'report-to': ['policy'],
  });
