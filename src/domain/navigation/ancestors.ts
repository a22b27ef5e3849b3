import { homePath } from '../language/Locale';
import { routeAt, splitPath, type PageMatch } from './pagePaths';

export interface Ancestor {
  readonly match: PageMatch;
  readonly path: string;
}

/** Returns the parent pages of a page, starting with the locale's home page; empty for the home page. */
export const ancestorsOf = (path: string): readonly Ancestor[] => {
  const [pathname] = splitPath(path);
  const { locale, route } = routeAt(pathname);
  const home = homePath(locale);
  if (route.id === 'home') return [];
  const segments = pathname.split('/');
  const between = segments
    .map((_, index) => segments.slice(0, index).join('/'))
    .filter((candidate) => candidate !== '' && candidate !== home);
  return [home, ...between]
    .map((candidate) => ({ match: routeAt(candidate), path: candidate }))
    .filter(({ match }) => match.redirect === undefined && match.route.access === 'public');
};
