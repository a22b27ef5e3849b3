import { localeOfPath } from '../language/Locale';
import { pathOf, splitPath } from './matchPath';

/** The page after signing in when a contest link led here: `source=contest` in the query (SE-11). */
export const contestAfter = (path: string): string | undefined => {
  const [pathname, rest] = splitPath(path);
  const query = new URLSearchParams(rest.replace(/#.*/s, ''));
  return query.get('source') === 'contest' ? pathOf('contest', localeOfPath(pathname)) : undefined;
};
