import { matchPath } from './matchPath';

/**
 * Checks a remembered path before it is followed after signing in. Nothing when it leads to another origin, to a buy
 * page, or back to the sign-in page (SH-04).
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
  // A normalised path can still be read as another host when it is followed: `/account/..//host`.
  if (url.origin !== origin || path.startsWith('//')) return undefined;
  const { route } = matchPath(url.pathname);
  return route.section === 'buy' || route.section === 'session' ? undefined : path;
};
