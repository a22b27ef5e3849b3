import { routeAt, splitPath } from '../navigation/pagePaths';

/**
 * Whether a path is a page of the game launcher (LN-01). The launcher shows these pages in a small window, without
 * the site's header bar and footer. Links to other pages open outside that window.
 */
export const isInLauncher = (path: string): boolean =>
  routeAt(splitPath(path)[0]).route.section === 'launcher';
