import { matchPath, splitPath } from './matchPath';

/**
 * Whether a path is the page that Prismic's page builder shows in a frame: only the slices, without bar and footer.
 */
export const isSliceSimulator = (path: string): boolean =>
  matchPath(splitPath(path)[0]).route.id === 'sliceSimulator';

/** Origins that may frame that page. */
export const simulatorFrameAncestors = 'https://*.prismic.io';
