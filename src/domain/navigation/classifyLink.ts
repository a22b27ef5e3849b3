import { hasCredentials } from '../shared/hasCredentials';

/** The target of a link. URLs are normalized as in a browser (backslashes, tabs, capitals, dots). */
export type LinkTarget =
  | { readonly kind: 'inside'; readonly path: string }
  | { readonly kind: 'mail'; readonly href: string }
  | { readonly kind: 'outside'; readonly href: string; readonly host: string };

/**
 * Classifies a URL from the content (SH-14). Returns undefined if the URL is not safe to open: a script or data URL,
 * a URL with credentials, or another site without https.
 *
 * @param origin the origin of this site, e.g. `https://farstead.example`
 */
export const classifyLink = (address: string, origin: string): LinkTarget | undefined => {
  if (address.trim() === '') return undefined;
  let url: URL;
  try {
    url = new URL(address, origin);
  } catch {
    return undefined;
  }
  if (url.protocol === 'mailto:') return { kind: 'mail', href: url.href };
  // A blob URL can have this site's origin, so check the protocol first.
  if (!/^https?:$/.test(url.protocol)) return undefined;
  if (hasCredentials(url)) return undefined;
  if (url.origin === origin) {
    const path = url.pathname + url.search + url.hash;
    // A browser can still interpret a normalized path as another host: `/account/..//host` becomes `//host`.
    return path.startsWith('//') ? undefined : { kind: 'inside', path };
  }
  return url.protocol === 'https:' ? { kind: 'outside', href: url.href, host: url.host } : undefined;
};

export interface ExternalSite {
  readonly key: string;
  readonly name: string;
  readonly href: string;
  readonly host: string;
  readonly needsConfirmation: boolean;
}

/** `site` is set if the external site has a confirmation page, which works without JavaScript. */
export type ExitPolicy =
  { readonly kind: 'goes' } | { readonly kind: 'asks'; readonly host: string; readonly site?: ExternalSite };

/** Determines whether to confirm a link to another site. Unlisted sites require confirmation (SH-14). */
export const exitPolicy = (
  { href, host }: { readonly href: string; readonly host: string },
  sites: readonly ExternalSite[],
): ExitPolicy => {
  const there = sites.filter((site) => site.host === host);
  if (there.some(({ needsConfirmation }) => !needsConfirmation)) return { kind: 'goes' };
  const site = there.find((known) => known.href === href);
  return { kind: 'asks', host, ...(site && { site }) };
};
