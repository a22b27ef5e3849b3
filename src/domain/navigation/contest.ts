import { localeOfPath } from '../language/Locale';
import { pathOf, splitPath } from './matchPath';

/** Where who signs in on a page goes, when a contest's link led to that page: `source=contest` in its query (SE-11). */
export const contestAfter = (path: string): string | undefined => {
  const [pathname, rest] = splitPath(path);
  const query = new URLSearchParams(rest.replace(/#.*/s, ''));
  return query.get('source') === 'contest' ? pathOf('contest', localeOfPath(pathname)) : undefined;
};
