import type { Route, RouteId } from './routes';

/** Public pages that are no way in: steps of something begun elsewhere, pages for one person, and tools. */
const onTheWay: ReadonlySet<RouteId> = new Set<RouteId>([
  'landingSignup',
  'signupWithKey',
  'resetPassword',
  'resendConfirmation',
  'activate',
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

/** Whether a page is to be found by search engines: everybody may see it, and can begin there. */
export const isSearchable = ({ id, access, redirectsTo }: Route): boolean =>
  access === 'public' && redirectsTo === undefined && !onTheWay.has(id);
