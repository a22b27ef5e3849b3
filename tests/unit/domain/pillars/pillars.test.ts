import { locales } from '#domain/language/Locale';
import { routeAt, pathOf } from '#domain/navigation/pagePaths';
import { notFoundPath } from '#domain/navigation/notFoundPath';
import {
  pillarNeighbors,
  pillarPageKeys,
  pillarPageOf,
  pillarRoutes,
  pillars,
  type Pillar,
} from '#domain/pillars/pillars';

const ready =
  (...names: readonly Pillar[]) =>
  (pillar: Pillar) =>
    names.includes(pillar);

it('LP-02 lists four pillars and the page about building', () => {
  expect(pillars).toEqual(['builders', 'merchants', 'fighters', 'leaders']);
  expect(pillarPageKeys.map((key) => pathOf(pillarRoutes[key], 'en-us'))).toEqual([
    '/pillar/builders',
    '/pillar/building',
    '/pillar/merchants',
    '/pillar/fighters',
    '/pillar/leaders',
  ]);
  expect(pillarPageOf('pillarFighters')).toBe('fighters');
  expect(pillarPageOf('home')).toBeUndefined();
});

it.each([
  ['merchants', pillars, { previous: 'builders', next: 'fighters' }],
  ['leaders', pillars, { previous: 'fighters', next: 'builders' }],
  ['builders', pillars, { previous: 'leaders', next: 'merchants' }],
  ['building', pillars, { previous: 'builders', next: 'merchants' }],
  ['builders', ['builders', 'fighters', 'leaders'], { previous: 'leaders', next: 'fighters' }],
  ['merchants', ['fighters'], { next: 'fighters' }],
  ['merchants', ['merchants'], {}],
] as const)('LP-02 the neighbors of %s, with %j available, are %j', (current, there, neighbors) => {
  expect(pillarNeighbors(current, ready(...there))).toEqual(neighbors);
});

it.each(locales)('LP-02 treats a nonexistent pillar as an unknown page in %s', (locale) => {
  const unknown = pathOf('pillarBuilders', locale).replace(/[^/]+$/, 'pirates');
  expect(routeAt(unknown).isUnknown).toBe(true);
  expect(notFoundPath(locale)).toMatch(/#page-not-found$/);
});
