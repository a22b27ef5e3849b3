import { locales } from '#domain/language/Locale';
import { legalPageKeys } from '#domain/navigation/legalSlugs';
import { routeAt } from '#domain/navigation/pagePaths';
import { routes, type Route } from '#domain/navigation/routes';
import { siteMapOf } from '#domain/navigation/siteMap';

const table: readonly Route[] = routes;
const pathsIn = (groups: ReturnType<typeof siteMapOf>) =>
  groups.flatMap(({ pages }) => pages.map(({ path }) => path));

describe.each(locales)('the site map in %s', (locale) => {
  const all = siteMapOf(locale, () => true);

  it('SH-19 lists every public page without parameters once', () => {
    const steps = ['landingSignup', 'buyConfirm', 'buyThankYou', 'contestThankYou'];
    const wanted = table
      .filter(({ access, redirectsTo }) => access !== 'player' && !redirectsTo)
      .filter(({ id, section }) => !['kit', 'leaving'].includes(section) && !steps.includes(id))
      .map(({ paths }) => paths[locale])
      .filter((path) => !path.includes(':'));
    const listed = pathsIn(all);
    expect(listed.filter((path) => routeAt(path).route.id !== 'legal').sort()).toEqual(wanted.sort());
    expect(new Set(listed).size).toBe(listed.length);
  });

  it('SH-19 lists the legal pages in their language, then the declarations', () => {
    const legal = all.find(({ key }) => key === 'legal');
    expect(legal?.pages.map(({ id }) => id)).toEqual([
      ...legalPageKeys,
      'withdrawal',
      'cancellation',
      'declarationStatus',
    ]);
    for (const path of pathsIn(all)) expect(routeAt(path)).toMatchObject({ locale });
  });

  it('SH-19 lists no paths that redirect', () => {
    for (const path of pathsIn(all)) expect([path, routeAt(path).redirect]).toEqual([path, undefined]);
  });
});

it('SH-19 omits pages that are not built and empty groups', () => {
  const built = siteMapOf('en-us', (id) =>
    ['home', 'login', 'siteMap', 'products', 'externalLink'].includes(id),
  );
  expect(built.map(({ key, pages }) => [key, pages.map(({ path }) => path)])).toEqual([
    ['game', ['/', '/sitemap']],
    ['account', ['/login']],
  ]);
});
