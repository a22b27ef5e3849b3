import { localeOfPath, type Locale } from '../language/Locale';
import { matchPath, pathOf, splitPath } from './matchPath';

const contestSource = 'contest';

/** The page after sign-in from a contest link, which has `source=contest` in its query (SE-11). */
export const contestReturnPath = (path: string): string | undefined => {
  const [pathname] = splitPath(path);
  return sourceParameter(path) === contestSource ? pathOf('contest', localeOfPath(pathname)) : undefined;
};

/** Source that is sent at sign-up. The contest's own pages count as that source, too (AV-01). */
export const signupSource = (path: string): string => {
  const [pathname] = splitPath(path);
  return sourceParameter(path) ?? (matchPath(pathname).route.section === 'contest' ? contestSource : '');
};

/** Path of the login page, with a query that leads back to the contest afterwards. */
export const contestLoginPath = (locale: Locale): string =>
  `${pathOf('login', locale)}?source=${contestSource}`;

const sourceParameter = (path: string): string | null => {
  const [, rest] = splitPath(path);
  return new URLSearchParams(rest.replace(/#.*/s, '')).get('source');
};
