import type { RouteId } from '../../domain/navigation/routes';
import type { LoadPage } from './Pages';

/** Every page of the site, each in a chunk of its own. */
export const sitePages: Partial<Record<RouteId, LoadPage>> = {
  home: () => import('../content/homePage').then(({ homePage }) => homePage),
  legal: () => import('../legal/legalPage').then(({ legalPage }) => legalPage),
  login: () => import('../session/loginPage').then(({ loginPage }) => loginPage),
  products: () => import('../entitlements/productsPage').then(({ productsPage }) => productsPage),
};
