import { accountPageAt, accountSectionOf } from '#domain/navigation/accountSections';
import { routeAt, localizedPaths } from '#domain/navigation/pagePaths';
import { routes, type Route, type RouteId } from '#domain/navigation/routes';

const table: readonly Route[] = routes;
const within: Partial<Record<RouteId, RouteId>> = {
  productsSuccess: 'products',
  gameTime: 'products',
  confirmEmail: 'profile',
  receipt: 'payments',
};

it.each(
  table
    .filter(({ section }) => section === 'account')
    .flatMap((route) =>
      localizedPaths(route).map(({ path }) => [path, within[route.id] ?? route.id] as const),
    ),
)('AC-01 the path %s belongs to the section %s', (path, section) => {
  expect(accountSectionOf(path.replace(/:\w+/, '3f2a8c1e'))).toBe(section);
});

it.each([
  ['account-recruit', 'accountRecruit'],
  ['account-upload', 'imageUpload'],
  ['account-products', 'products'],
  ['account-backer', 'backer'],
  ['account-profile', 'profile'],
  ['account-pts', 'points'],
  ['account-preferences', 'preferences'],
  ['account-security', 'security'],
  ['account-linked', 'linked'],
  ['account-dacs', 'dacs'],
  ['account-payments', 'payments'],
  ['account-download', 'accountDownload'],
  ['account-download-server', 'accountDownloadServer'],
] as const)('AC-01 the menu id %s selects the section %s (D-05)', (id, section) => {
  expect(accountSectionOf(`/account/${id}`)).toBe(section);
  expect(routeAt(`/account/${id}`)).toMatchObject({ route: { id: section } });
  expect(routeAt(`/de/konto/${id}`).redirect).toBe(
    localizedPaths(table.find((route) => route.id === section) as Route)[2]?.path,
  );
});

it.each([
  '/account/nowhere',
  '/konto/account-pts',
  '/fr/account/account-pts',
  '/account/account-pts/more',
  '/account-pts',
])('AC-01 %s is not an account page', (path) => {
  expect(accountPageAt(path)).toBeUndefined();
  expect(routeAt(path).isUnknown).toBe(true);
});
