/** The URL as normalized by a browser (backslashes, tabs, capitals, dots). */
export type LinkTarget =
  | { readonly kind: 'inside'; readonly path: string }
  | { readonly kind: 'mail'; readonly href: string }
  | { readonly kind: 'outside'; readonly href: string; readonly host: string };

/**
 * Classifies a URL from the content (SH-14). Returns undefined for URLs that must not be followed: script and data
 * URLs, credentials before the host, and anything but https to other sites.
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
  // The origin of a blob URL is that of the page that created it.
  if (!/^https?:$/.test(url.protocol)) return undefined;
  if (url.username !== '' || url.password !== '') return undefined;
  if (url.origin === origin) {
    const path = url.pathname + url.search + url.hash;
    // A normalized path can still be interpreted as another host when it is followed: `/account/..//host`.
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

/** `site` is set if it has a confirmation page, for visitors without JavaScript. */
export type ExitPolicy =
  { readonly kind: 'goes' } | { readonly kind: 'asks'; readonly host: string; readonly site?: ExternalSite };

/** Unlisted sites require confirmation (SH-14). */
export const exitPolicy = (
  { href, host }: { readonly href: string; readonly host: string },
  sites: readonly ExternalSite[],
): ExitPolicy => {
  const there = sites.filter((site) => site.host === host);
  if (there.some(({ needsConfirmation }) => !needsConfirmation)) return { kind: 'goes' };
  const site = there.find((known) => known.href === href);
  return { kind: 'asks', host, ...(site && { site }) };
};
