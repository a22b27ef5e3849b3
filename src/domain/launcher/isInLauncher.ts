import { matchPath, splitPath } from '../navigation/matchPath';

/**
 * Whether a path is a page of the game's launcher (LN-01). Such pages are shown in a small window of another
 * program, without the site's bar and footer. Links to other pages open outside that window.
 */
export const isInLauncher = (path: string): boolean =>
  matchPath(splitPath(path)[0]).route.section === 'launcher';
