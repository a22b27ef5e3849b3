import type { Route, RouteId } from './routes';

/** Public pages that are not meant to be entry pages: steps of a process, and tools. */
const intermediatePages: ReadonlySet<RouteId> = new Set<RouteId>([
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
  'sliceSimulator',
  'kit',
]);

export const isIntermediatePage = ({ id, secret }: Route): boolean =>
  secret !== undefined || intermediatePages.has(id);

/** Whether search engines may index a page: it is public and an entry page. */
export const isIndexable = (route: Route): boolean =>
  route.access === 'public' && route.redirectsTo === undefined && !isIntermediatePage(route);
