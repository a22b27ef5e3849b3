import { homePath, locales, type Locale } from '#domain/language/Locale';
import { routes } from '#domain/navigation/routes';
import { siteMapPath } from './siteMapPath';

/** Returns the path's first segment after the language, followed by a slash if the path has more segments. */
const areaOf = (path: string, locale: Locale): string => {
  const home = homePath(locale).replace(/\/$/, '');
  const [first = '', ...deeper] = path.slice(home.length + 1).split('/');
  return `${home}/${first}${deeper.length > 0 ? '/' : ''}`;
};

const playersAreas = [
  ...new Set(
    routes
      .filter(({ access }) => access === 'player')
      .flatMap(({ paths }) => locales.map((locale) => areaOf(paths[locale], locale))),
  ),
];

/** Disallows areas that need a sign-in. */
export const robotsText = (origin: string): string =>
  [
    'User-agent: *',
    ...[...playersAreas, '/api/', '/sandbox', '/preview'].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}${siteMapPath}`,
    '',
  ].join('\n');
