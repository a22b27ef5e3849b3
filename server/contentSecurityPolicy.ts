import { embedOrigins } from '../src/domain/content/Embed';
import type { ConfiguredOrigins } from './configuredPolicy';

export interface PolicyOptions {
  /** Origins of an external content service: its documents and pictures are loaded. */
  readonly contentOrigins: readonly string[];
  /** Of the inline scripts in rendered pages. */
  readonly inlineScriptHashes: readonly string[];
  /** The site uses https only. */
  readonly https: boolean;
}

/** A directive without sources is written without a value. */
export const contentSecurityPolicy = (
  { contentOrigins, https, inlineScriptHashes }: PolicyOptions,
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
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(https && { 'upgrade-insecure-requests': [] }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';');
};
