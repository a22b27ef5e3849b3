import { matchPath, splitPath } from '../navigation/matchPath';

/**
 * Whether a path is a page of the game's launcher: it is shown in a small window of another program, without the bar and
 * the footer of the site, and links to other pages open outside of that window (LN-01).
 */
export const isInLauncher = (path: string): boolean =>
  matchPath(splitPath(path)[0]).route.section === 'launcher';
