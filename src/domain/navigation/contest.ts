import { localeOfPath, type Locale } from '../language/Locale';
import { matchPath, pathOf, splitPath } from './matchPath';

const contestSource = 'contest';

/** The page after signing in when a contest link led here: `source=contest` in the query (SE-11). */
export const contestAfter = (path: string): string | undefined => {
  const [pathname] = splitPath(path);
  return sourceIn(path) === contestSource ? pathOf('contest', localeOfPath(pathname)) : undefined;
};

/** What sign-up is told of where the visitor comes from: the contest's own pages are that source, too (AV-01). */
export const sourceOf = (path: string): string => {
  const [pathname] = splitPath(path);
  return sourceIn(path) ?? (matchPath(pathname).route.section === 'contest' ? contestSource : '');
};

/** Leads back to the contest after the login. */
export const contestLoginPath = (locale: Locale): string =>
  `${pathOf('login', locale)}?source=${contestSource}`;

const sourceIn = (path: string): string | null => {
  const [, rest] = splitPath(path);
  return new URLSearchParams(rest.replace(/#.*/s, '')).get('source');
};
