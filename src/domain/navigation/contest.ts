import { localeOfPath, type Locale } from '../language/Locale';
import { routeAt, pathOf, splitPath } from './pagePaths';

const contestSource = 'contest';

/** Returns the contest page as the page after sign-in, if the link has `source=contest` in its query (SE-11). */
export const contestReturnPath = (path: string): string | undefined => {
  const [pathname] = splitPath(path);
  return sourceParameter(path) === contestSource ? pathOf('contest', localeOfPath(pathname)) : undefined;
};

/** Returns the source that is sent at sign-up. The contest's pages have the contest as their source (AV-01). */
export const signupSource = (path: string): string => {
  const [pathname] = splitPath(path);
  return sourceParameter(path) ?? (routeAt(pathname).route.section === 'contest' ? contestSource : '');
};

/** Returns the path of the login page, with a query that returns the player to the contest after sign-in. */
export const contestLoginPath = (locale: Locale): string =>
  `${pathOf('login', locale)}?source=${contestSource}`;

const sourceParameter = (path: string): string | null => {
  const [, rest] = splitPath(path);
  return new URLSearchParams(rest.replace(/#.*/s, '')).get('source');
};
