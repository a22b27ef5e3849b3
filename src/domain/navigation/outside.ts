/**
 * Where an address leads, once a browser has read it: backslashes, tabs, capitals and dots in it are gone by then.
 *
 * - `inside`: a path of this site
 * - `mail`: a letter to somebody
 * - `outside`: another site, over https
 */
export type Way =
  | { readonly kind: 'inside'; readonly path: string }
  | { readonly kind: 'mail'; readonly href: string }
  | { readonly kind: 'outside'; readonly href: string; readonly host: string };

/**
 * The way of an address that an editor wrote, or nothing when it must not be followed: scripts, data, a name and
 * password before the host, anything but https to other sites (SH-14).
 *
 * @param origin the origin of this site, e.g. `https://farstead.example`
 */
export const wayOf = (address: string, origin: string): Way | undefined => {
  if (address.trim() === '') return undefined;
  let url: URL;
  try {
    url = new URL(address, origin);
  } catch {
    return undefined;
  }
  if (url.protocol === 'mailto:') return { kind: 'mail', href: url.href };
  // A blob has its maker's origin.
  if (!/^https?:$/.test(url.protocol)) return undefined;
  if (url.username !== '' || url.password !== '') return undefined;
  if (url.origin === origin) {
    const path = url.pathname + url.search + url.hash;
    // What stays inside may still read as another host when it is followed: `/account/..//host`.
    return path.startsWith('//') ? undefined : { kind: 'inside', path };
  }
  return url.protocol === 'https:' ? { kind: 'outside', href: url.href, host: url.host } : undefined;
};

/** A site that the content knows: what it is called, and whether visitors are asked before they go there. */
export interface OutsideSite {
  /** Names it in the path of its confirmation page. */
  readonly key: string;
  readonly name: string;
  readonly href: string;
  readonly host: string;
  readonly asks: boolean;
}

/**
 * What a link to another site does.
 *
 * - `goes`: leads there at once; the site is ours or one we trust
 * - `asks`: is confirmed first; `site` when there is a page that asks, for visitors whose scripts did not come
 */
export type Leaving =
  { readonly kind: 'goes' } | { readonly kind: 'asks'; readonly host: string; readonly site?: OutsideSite };

/** Sites that nobody listed are unknown, and asked about (SH-14). */
export const leavingFor = (
  { href, host }: { readonly href: string; readonly host: string },
  sites: readonly OutsideSite[],
): Leaving => {
  const there = sites.filter((site) => site.host === host);
  if (there.some(({ asks }) => !asks)) return { kind: 'goes' };
  const site = there.find((known) => known.href === href);
  return { kind: 'asks', host, ...(site && { site }) };
};
