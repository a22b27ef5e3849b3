import type { RouteId } from '../../domain/navigation/routes';
import type { LoadPage } from './Pages';

/** Every page of the site, each in a chunk of its own. */
export const sitePages: Partial<Record<RouteId, LoadPage>> = {
  externalLink: () =>
    import(/* webpackChunkName: "page-externalLink" */ '../leaving/externalLinkPage').then(
      ({ externalLinkPage }) => externalLinkPage,
    ),
  externalSite: () =>
    import(/* webpackChunkName: "page-externalSite" */ '../leaving/externalLinkPage').then(
      ({ externalLinkPage }) => externalLinkPage,
    ),
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
  siteMap: () =>
    import(/* webpackChunkName: "page-siteMap" */ '../sitemap/siteMapPage').then(
      ({ siteMapPage }) => siteMapPage,
    ),
};
