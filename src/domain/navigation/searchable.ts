import type { Route, RouteId } from './routes';

/** Public pages that are no way in: steps of something begun elsewhere, and tools. */
const onTheWay: ReadonlySet<RouteId> = new Set<RouteId>([
  'landingSignup',
  'resendConfirmation',
  'buyConfirm',
  'buyThankYou',
  'buyThankYouLanding',
  'externalLink',
  'externalSite',
  'contestThankYou',
  'launcherNews',
  'launcherNewsItem',
  'launcherPatches',
  'launcherPatch',
  'launcherCommunity',
  'kit',
]);

/** Whether search engines are asked to leave a page alone that everybody may see. */
export const isOnTheWay = ({ id, secret }: Route): boolean => secret !== undefined || onTheWay.has(id);

/** Whether a page is one to begin at for somebody who comes from a search: everybody may see it, and it is a page's own. */
export const isSearchable = (route: Route): boolean =>
  route.access === 'public' && route.redirectsTo === undefined && !isOnTheWay(route);
