import { locales } from '#domain/language/Locale';
import { localizePath, routeAt, pathOf, localizedPaths, splitPath } from '#domain/navigation/pagePaths';
import { routes } from '#domain/navigation/routes';

describe('redirects', () => {
  it.each([
    ['/index', '/'],
    ['/fr/index', '/fr'],
    ['/de/index', '/de'],
    ['/index/', '/'],
    ['/buy-confirm', '/buy/confirm'],
    ['/fr/acheter-confirmation', '/fr/acheter/confirmation'],
    ['/account', '/account/overview'],
    ['/de/konto/', '/de/konto/uebersicht'],
    ['/login/', '/login'],
    ['/LOGIN', '/login'],
    ['/Buy', '/buy'],
    ['/en', '/'],
    ['/en/buy', '/buy'],
    ['/fr/buy', '/fr/acheter'],
    ['/FR/Acheter', '/fr/acheter'],
    ['/fr/buy-confirm', '/fr/acheter/confirmation'],
    ['/fr/account/products', '/fr/compte/produits'],
    ['/de/compte/produits', '/de/konto/produkte'],
    ['/news/page/1', '/news'],
    ['/fr/actualites/page/1', '/fr/actualites'],
    ['/account/products///', '/account/products'],
    ['/fr/', '/fr'],
    ['/de/konto/produkte/', '/de/konto/produkte'],
    ['/news/some-item/', '/news/some-item'],
    ['/de/rechtliches/eula', '/de/rechtliches/lizenzvertrag'],
    ['/fr/mentions-legales/datenschutz/', '/fr/mentions-legales/politique-de-confidentialite'],
  ])('SH-02 %s redirects to %s', (path, to) => {
    expect(routeAt(path).redirect).toBe(to);
  });

  it.each([
    ['/nowhere', '/'],
    ['/account/products/success/more', '/'],
    ['/fr/nowhere', '/fr'],
    ['/login/extra', '/'],
    ['//elsewhere.test', '/'],
    ['/news/%E0%A4%A', '/'],
    ['/es', '/'],
    ['/index.html', '/'],
    ['/__proto__', '/'],
    ['/:id', '/'],
    ['/legal/secret-plans', '/'],
    ['/fr/mentions-legales/constructor', '/fr'],
  ])('SH-02 the unknown path %s redirects to the locale’s home page, %s', (path, home) => {
    const match = routeAt(path);
    expect(match.redirect).toBe(home);
    expect(match.route.id).toBe('home');
  });

  it('SH-02 never point to another redirect', () => {
    for (const { path } of routes.flatMap(localizedPaths)) {
      const { redirect } = routeAt(path);
      if (redirect !== undefined) expect(routeAt(redirect).redirect).toBeUndefined();
    }
  });
});

describe('path parameters', () => {
  it.each([
    ['/news/patch-1', 'newsItem', { uid: 'patch-1' }],
    ['/fr/actualites/un%20titre', 'newsItem', { uid: 'un titre' }],
    ['/account/profile/k%2Fey', 'confirmEmail', { key: 'k/ey' }],
    ['/de/rechtliches/lizenzvertrag', 'legal', { slug: 'lizenzvertrag' }],
    ['/buy/thankyou/a/b/c', 'buyThankYouLanding', { lp: 'a', experiment: 'b', variant: 'c' }],
  ])('SH-01 matches %s to page %s with parameters %j', (path, id, params) => {
    expect(routeAt(path)).toMatchObject({ route: { id }, params });
    expect(routeAt(path)).not.toHaveProperty('redirect');
  });

  it.each([
    ['/news/archives', 'newsArchives'],
    ['/de/neuigkeiten/archiv', 'newsArchives'],
    ['/account/products/success', 'productsSuccess'],
    ['/lottery/thankyou', 'contestThankYou'],
  ])('SH-01 %s matches the more specific page %s', (path, id) => {
    expect(routeAt(path).route.id).toBe(id);
  });

  it('SH-01 are encoded when a path is built', () => {
    expect(pathOf('newsItem', 'fr-fr', { uid: 'a/b c?' })).toBe('/fr/actualites/a%2Fb%20c%3F');
    expect(routeAt('/fr/actualites/a%2Fb%20c%3F').params).toEqual({ uid: 'a/b c?' });
  });
});

describe('the same page in another language', () => {
  it.each([
    ['/account/products?code=X#redeem', 'fr-fr', '/fr/compte/produits?code=X#redeem'],
    ['/fr/compte/produits', 'de-de', '/de/konto/produkte'],
    ['/de/konto/produkte/', 'en-us', '/account/products'],
    ['/fr/actualites/un%20titre', 'de-de', '/de/neuigkeiten/un%20titre'],
    ['/', 'de-de', '/de'],
    ['/fr#top', 'en-us', '/#top'],
    ['/index', 'fr-fr', '/fr'],
    ['/nowhere?x', 'fr-fr', '/fr?x'],
  ] as const)('LA-01 the path %s in %s is %s', (path, locale, other) => {
    expect(localizePath(path, locale)).toBe(other);
  });

  it('LA-01 exists for every page and translates back to the original path', () => {
    for (const route of routes) {
      for (const from of locales) {
        for (const to of locales) {
          const path = route.paths[from].replace(/:\w+/g, 'x');
          const canonical = routeAt(path).redirect ?? path;
          expect(localizePath(localizePath(path, to), from)).toBe(canonical);
        }
      }
    }
  });
});

it.each([
  ['/a', ['/a', '']],
  ['/a?b=1#c', ['/a', '?b=1#c']],
  ['/a#b?c', ['/a', '#b?c']],
  ['?x', ['', '?x']],
])('splits %s into %j', (path, parts) => {
  expect(splitPath(path)).toEqual(parts);
});
