import { routeAt } from './pagePaths';

/**
 * Validates a return path for use after sign-in (SH-04). Returns undefined if the path is invalid, or points to
 * another origin, a buy page or the sign-in page.
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
  // A browser can still interpret a normalized path as another host: `/account/..//host` becomes `//host`.
  if (url.origin !== origin || path.startsWith('//')) return undefined;
  const { route } = routeAt(url.pathname);
  return route.section === 'buy' || route.section === 'session' ? undefined : path;
};
