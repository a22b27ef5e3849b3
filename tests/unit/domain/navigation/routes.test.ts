import { homePath, localeOfPath, locales } from '#domain/language/Locale';
import { legalSlug } from '#domain/navigation/legalSlugs';
import { routeAt } from '#domain/navigation/pagePaths';
import { routes, type Route } from '#domain/navigation/routes';

/** Route tables of the three specification documents (D-05, D-07). Parameter names are ignored. */
const required = [
  '/',
  '/index',
  '/login',
  '/signup',
  '/lp/signup',
  '/signup/:',
  '/forgot-password',
  '/forgot-password/:',
  '/resend-confirmation',
  '/activate/:',
  '/account/products',
  '/account/products/success',
  '/account/profile',
  '/account/profile/:',
  '/account/preferences',
  '/account/security',
  '/account/linked',
  '/account/download-server',
  '/account/image-upload',
  '/account/recruit-a-friend',
  '/account/backer',
  '/account/points',
  '/account/dacs',
  '/account/payments',
  '/account/download',
  '/account/beta-keys',
  '/download-server',
  '/blueprints',
  '/buy',
  '/buy/confirm',
  '/buy-confirm',
  '/buy/thankyou',
  '/contact',
  '/contact/:',
  '/legal/:',
  '/content-creators',
  '/tutorials',
  '/tutorials/:',
  '/partners',
  '/media',
  '/media/screenshots',
  '/media/videos',
  '/media/wallpapers',
  '/launcher/news',
  '/launcher/news/:',
  '/launcher/patch',
  '/launcher/patch/:',
  '/launcher/community',
  '/news',
  '/news/archives',
  '/news/:',
  '/updates/:',
  '/landing/:',
  '/server-status',
  '/recruit-a-friend',
  '/lottery',
  '/lottery/thankyou',
  '/pillar/builders',
  '/pillar/merchants',
  '/pillar/fighters',
  '/pillar/leaders',
  '/pillar/building',
  '/sitemap',
];

const table: readonly Route[] = routes;
const inEnglish = new Set(table.map((route) => route.paths['en-us'].replace(/:\w+/g, ':')));
const parametersOf = (path: string): readonly string[] => path.match(/:\w+/g) ?? [];

it.each(required)('SH-01 the route table contains %s', (path) => {
  expect(inEnglish.has(path)).toBe(true);
});

describe.each(locales)('routes in %s', (locale) => {
  it('SH-01 have unique paths under the locale’s prefix', () => {
    const paths = table.map((route) => route.paths[locale]);
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of paths) {
      expect(localeOfPath(path)).toBe(locale);
      expect(
        path === homePath(locale) || path.startsWith(locale === 'en-us' ? '/' : `${homePath(locale)}/`),
      ).toBe(true);
      expect(path).toMatch(/^\/$|^(\/(:[a-zA-Z]+|[a-z0-9-]+))+$/);
    }
  });

  it.each(table.map((route) => [route.id, route] as const))('SH-01 match the path of %s', (_, route) => {
    // Legal pages exist only for certain slugs.
    const value = (name: string): string =>
      route.id === 'legal' ? legalSlug('eula', locale) : `some-${name}`;
    const match = routeAt(route.paths[locale].replace(/:(\w+)/g, (_match, name: string) => value(name)));
    expect(match.locale).toBe(locale);
    expect(match.route.id).toBe(route.redirectsTo ?? route.id);
    expect(match.redirect !== undefined).toBe(route.redirectsTo !== undefined);
    for (const name of parametersOf(route.paths[locale])) {
      expect(match.params[name.slice(1)]).toBe(value(name.slice(1)));
    }
  });

  it('SH-01 have the same parameters as in English', () => {
    for (const route of table) {
      expect(parametersOf(route.paths[locale])).toEqual(parametersOf(route.paths['en-us']));
    }
  });
});

it.each([
  ['home', '/', '/fr', '/de'],
  ['login', '/login', '/fr/connexion', '/de/anmelden'],
  ['products', '/account/products', '/fr/compte/produits', '/de/konto/produkte'],
])('SH-01 the page %s has the paths %s, %s and %s', (id, english, french, german) => {
  expect(table.find((route) => route.id === id)?.paths).toEqual({
    'en-us': english,
    'fr-fr': french,
    'de-de': german,
  });
});

it('SH-01 every slug is translated, except the two that players never see', () => {
  const words = (path: string): string => path.replace(/^\/(fr|de)(?=\/)/, '');
  const untranslated = table.filter(({ paths }) =>
    [paths['fr-fr'], paths['de-de']].every((path) => words(path) === paths['en-us']),
  );
  expect(untranslated.filter(({ section }) => section !== 'kit').map(({ id }) => id)).toEqual([
    'index',
    'launcher',
  ]);
});

it('SH-04 only /blueprints and paths that contain /account/ require sign-in', () => {
  for (const route of table) {
    const path = route.paths['en-us'];
    expect([path, route.access === 'player']).toEqual([
      path,
      path.includes('/account/') || path === '/blueprints',
    ]);
  }
});

it('SH-03 only the login page is for guests', () => {
  expect(table.filter(({ access }) => access === 'guest').map(({ id }) => id)).toEqual(['login']);
});

it('SH-02 every alias redirects to a real route', () => {
  for (const { redirectsTo } of table) {
    if (redirectsTo)
      expect(table.some(({ id, redirectsTo: more }) => id === redirectsTo && !more)).toBe(true);
  }
});
