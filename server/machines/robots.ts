import { homePath, locales, type Locale } from '../../src/domain/language/Locale';
import { routes } from '../../src/domain/navigation/routes';
import { siteMapPath } from './paths';

/** The first folder of a page's path after its language, or the page when it is in none. */
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

/** What crawlers are asked to leave alone; there is nothing for them behind a sign-in. */
export const robotsText = (origin: string): string =>
  [
    'User-agent: *',
    ...[...playersAreas, '/api/', '/sandbox', '/preview'].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}${siteMapPath}`,
    '',
  ].join('\n');
