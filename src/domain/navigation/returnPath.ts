import { matchPath } from './matchPath';

/**
 * A remembered path as it may be followed after signing in, or nothing: never to another origin, never to a
 * buy page, and never back to the page that asked to sign in (SH-04).
 *
 * @param origin the origin of this site, e.g. `https://farstead.example`
 */
export const safeReturnPath = (remembered: string, origin: string): string | undefined => {
  if (!remembered.startsWith('/') || /[\s\\]/.test(remembered)) return undefined;
  let url: URL;
  try {
    url = new URL(remembered, origin);
  } catch {
    return undefined;
  }
  const path = url.pathname + url.search + url.hash;
  // What stays inside after normalising may still read as another host when it is followed: `/account/..//host`.
  if (url.origin !== origin || path.startsWith('//')) return undefined;
  const { route } = matchPath(url.pathname);
  return route.section === 'buy' || route.section === 'session' ? undefined : path;
};
