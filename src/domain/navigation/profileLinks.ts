import { isBacker, ownsThroughStore, type Player } from '../session/Player';
import type { ProfileLink } from './Menu';
import type { RouteId } from './routes';

const downloads: ReadonlySet<RouteId> = new Set([
  'accountDownload',
  'accountDownloadServer',
  'downloadServer',
]);

/**
 * The links of the profile menu that this player sees (SH-10): no downloads for store owners, and backer links, known by
 * their access or their label, only with access to the game.
 */
export const profileLinksFor = (links: readonly ProfileLink[], player: Player): readonly ProfileLink[] =>
  links.filter(
    (link) =>
      !(downloads.has(link.page) && ownsThroughStore(player)) && (!isForBackers(link) || isBacker(player)),
  );

const isForBackers = ({ access, label }: ProfileLink): boolean =>
  access === 'backer' || /backer/i.test(label);
