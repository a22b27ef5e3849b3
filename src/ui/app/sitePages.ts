import type { RouteId } from '../../domain/navigation/routes';
import type { LoadPage } from './Pages';

/** Every page of the site, each in a chunk of its own. */
export const sitePages: Partial<Record<RouteId, LoadPage>> = {
  home: () =>
    import(/* webpackChunkName: "page-home" */ '../content/homePage').then(({ homePage }) => homePage),
  legal: () =>
    import(/* webpackChunkName: "page-legal" */ '../legal/legalPage').then(({ legalPage }) => legalPage),
  login: () =>
    import(/* webpackChunkName: "page-login" */ '../session/loginPage').then(({ loginPage }) => loginPage),
  products: () =>
    import(/* webpackChunkName: "page-products" */ '../entitlements/productsPage').then(
      ({ productsPage }) => productsPage,
    ),
};
