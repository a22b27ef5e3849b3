import { ListContentPaths } from '#application/navigation/ListContentPaths';
import { routes, type Route } from '#domain/navigation/routes';
import { routeAt } from '#domain/navigation/pagePaths';
import { sitePages } from '#ui/app/sitePages';
import { isVisitorSpecific } from '#domain/navigation/routes';
import { compose } from '../../support/compose';

it('SH-14 lists the confirmation page of each external site that requires confirmation, in every language', async () => {
  const paths = await (await compose()).get(ListContentPaths).execute();
  expect(paths).toEqual(
    expect.arrayContaining([
      '/external-link/creators',
      '/fr/lien-externe/creators',
      '/de/externer-link/creators',
      '/de/rechtliches/lizenzvertrag',
    ]),
  );
  expect(paths).not.toContain('/external-link/community');
  expect(paths.filter((path) => routeAt(path).redirect !== undefined)).toEqual([]);
});

it('SH-02 lists at least one path for every public page with a parameter', async () => {
  const paths = await (await compose()).get(ListContentPaths).execute();
  const all: readonly Route[] = routes;
  const withParameter = all.filter(
    (route) =>
      route.id in sitePages &&
      !isVisitorSpecific(route) &&
      !route.isLookedUp &&
      route.paths['en-us'].includes(':'),
  );
  const listed = new Set(paths.map((path) => routeAt(path).route.id));
  expect(withParameter.map(({ id }) => id).filter((id) => !listed.has(id))).toEqual([]);
});
