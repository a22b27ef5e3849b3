import { matchPath } from './matchPath';

/**
 * Validates a return path before it is followed after sign-in (SH-04). Returns undefined if it leads to another
 * origin, a buy page or the sign-in page.
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
  // A normalized path can still be interpreted as another host when it is followed: `/account/..//host`.
  if (url.origin !== origin || path.startsWith('//')) return undefined;
  const { route } = matchPath(url.pathname);
  return route.section === 'buy' || route.section === 'session' ? undefined : path;
};
