import { routes as table, type Route, type RouteId } from './routes';

const routes: readonly Route[] = table;

/** Section names from the specification (D-05). */
const menuIds: ReadonlyMap<string, RouteId> = new Map<string, RouteId>([
  ['account-products', 'products'],
  ['account-profile', 'profile'],
  ['account-security', 'security'],
  ['account-payments', 'payments'],
  ['account-preferences', 'preferences'],
  ['account-linked', 'linked'],
  ['account-backer', 'backer'],
  ['account-pts', 'points'],
  ['account-dacs', 'dacs'],
  ['account-recruit', 'accountRecruit'],
  ['account-upload', 'imageUpload'],
  ['account-download', 'accountDownload'],
  ['account-download-server', 'accountDownloadServer'],
  ['export-blueprint', 'blueprints'],
]);

/** Pages that belong to the section of another page. */
const parentPages: Partial<Record<RouteId, RouteId>> = {
  productsSuccess: 'products',
  gameTime: 'products',
  confirmEmail: 'profile',
  receipt: 'payments',
};

const lastFixedSegment = (path: string): string =>
  path.split('/').findLast((segment) => !segment.startsWith(':')) ?? '';

/** Maps path segments to sections: menu ids, and the last fixed segment of each account page in every language. */
const sections: ReadonlyMap<string, RouteId> = new Map([
  ...menuIds,
  ...routes
    .filter(({ section }) => section === 'account')
    .flatMap(({ id, paths }) =>
      Object.values(paths).map((path): [string, RouteId] => [lastFixedSegment(path), parentPages[id] ?? id]),
    ),
]);

/** Returns the section of an account page, based on the last path segment that identifies a section (D-05). */
export const accountSectionOf = (pathname: string): RouteId | undefined =>
  pathname
    .split('/')
    .map((segment) => sections.get(segment))
    .findLast((section) => section !== undefined);

const areaPaths: readonly string[] = routes
  .filter(({ id }) => id === 'products')
  .flatMap(({ paths }) => Object.values(paths).map((path) => path.slice(0, path.lastIndexOf('/'))));

/** Returns the page for a path such as `/account/account-pts`, whose last segment is a menu id (D-05). */
export const accountPageAt = (pathname: string): RouteId | undefined => {
  const end = pathname.lastIndexOf('/');
  return areaPaths.includes(pathname.slice(0, end)) ? menuIds.get(pathname.slice(end + 1)) : undefined;
};
