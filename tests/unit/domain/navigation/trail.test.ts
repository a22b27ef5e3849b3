import { routes, type Route } from '../../../../src/domain/navigation/routes';
import { isSearchable } from '../../../../src/domain/navigation/searchable';
import { ancestorsOf } from '../../../../src/domain/navigation/trail';

const trailOf = (path: string) => ancestorsOf(path).map(({ match, path: at }) => [match.route.id, at]);

it.each(['/', '/fr', '/de?a=1'])('home %s is above everything and below nothing', (path) => {
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
])('the pages above %s are those of its path', (path, trail) => {
  expect(trailOf(path)).toEqual(trail);
});

it('search engines are shown no page that needs a sign-in, sends on or is one person’s', () => {
  const table: readonly Route[] = routes;
  for (const route of table.filter(isSearchable)) {
    expect(route.access).toBe('public');
    expect(route.redirectsTo).toBeUndefined();
    expect(route.paths['en-us']).not.toMatch(/key|thankyou|\/account/i);
  }
  const found = table.filter(isSearchable).map(({ id }) => id);
  expect(found).toEqual(expect.arrayContaining(['home', 'legal', 'news', 'siteMap', 'signup']));
  for (const id of ['login', 'products', 'externalLink', 'kit', 'index']) expect(found).not.toContain(id);
});
