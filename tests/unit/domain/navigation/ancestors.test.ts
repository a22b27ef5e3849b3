import { routes, type Route } from '#domain/navigation/routes';
import { isIndexable } from '#domain/navigation/isIndexable';
import { ancestorsOf } from '#domain/navigation/ancestors';

const trailOf = (path: string) => ancestorsOf(path).map(({ match, path: at }) => [match.route.id, at]);

it.each(['/', '/fr', '/de?a=1'])('the home page %s has no ancestors', (path) => {
  expect(trailOf(path)).toEqual([]);
});

it.each([
  ['/legal/eula', [['home', '/']]],
  ['/de/rechtliches/lizenzvertrag#teil', [['home', '/de']]],
  [
    '/fr/medias/captures?page=2',
    [
      ['home', '/fr'],
      ['media', '/fr/medias'],
    ],
  ],
  [
    '/news/archives',
    [
      ['home', '/'],
      ['news', '/news'],
    ],
  ],
])('the ancestors of %s are the pages above it in its path', (path, trail) => {
  expect(trailOf(path)).toEqual(trail);
});

it('search engines index no page that requires sign-in, redirects or contains personal data', () => {
  const table: readonly Route[] = routes;
  for (const route of table.filter(isIndexable)) {
    expect(route.access).toBe('public');
    expect(route.redirectsTo).toBeUndefined();
    expect(route.paths['en-us']).not.toMatch(/key|thankyou|\/account/i);
  }
  const found = table.filter(isIndexable).map(({ id }) => id);
  expect(found).toEqual(expect.arrayContaining(['home', 'legal', 'news', 'siteMap', 'signup']));
  for (const id of ['login', 'products', 'externalLink', 'kit', 'index']) expect(found).not.toContain(id);
});
