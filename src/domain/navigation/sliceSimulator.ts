import { routeAt, splitPath } from './pagePaths';

/**
 * Whether a path is the page that Prismic's page builder shows in a frame. It has only the slices, without the
 * header bar and footer.
 */
export const isSliceSimulator = (path: string): boolean =>
  routeAt(splitPath(path)[0]).route.id === 'sliceSimulator';

/** Origins that may show the slice simulator in a frame. */
export const simulatorFrameAncestors = 'https://*.prismic.io';
