import { isInLauncher } from '../launcher/isInLauncher';
import { routeAt, splitPath } from '../navigation/pagePaths';

/** Whether a page says so while the game is not up: pages that players open right before they play. */
export const showsStatusLine = (path: string): boolean => {
  const { id } = routeAt(splitPath(path)[0]).route;
  return id === 'home' || id === 'login' || isInLauncher(path);
};
