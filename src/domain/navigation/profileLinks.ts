import { isBacker, ownsThroughStore, type Player } from '../session/Player';
import type { ProfileLink } from './Menu';
import type { RouteId } from './routes';

const downloads: ReadonlySet<RouteId> = new Set([
  'accountDownload',
  'accountDownloadServer',
  'downloadServer',
]);

/**
 * The links of the profile menu that are for this player (SH-10): who bought through the store downloads there, and
 * what is for backers needs access to the game, whether the link's access says so or its label.
 */
export const profileLinksFor = (links: readonly ProfileLink[], player: Player): readonly ProfileLink[] =>
  links.filter(
    (link) =>
      !(downloads.has(link.page) && ownsThroughStore(player)) && (!isForBackers(link) || isBacker(player)),
  );

const isForBackers = ({ access, label }: ProfileLink): boolean =>
  access === 'backer' || /backer/i.test(label);
