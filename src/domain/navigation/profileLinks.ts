import { isBacker, ownsThroughStore, type Player } from '../session/Player';
import type { ProfileLink } from './Menu';
import type { RouteId } from './routes';

const downloads: ReadonlySet<RouteId> = new Set([
  'accountDownload',
  'accountDownloadServer',
  'downloadServer',
]);

/** SH-10: backer links are known by their access or by their label. */
export const profileLinksFor = (links: readonly ProfileLink[], player: Player): readonly ProfileLink[] =>
  links.filter(
    (link) =>
      !(downloads.has(link.page) && ownsThroughStore(player)) && (!isForBackers(link) || isBacker(player)),
  );

const isForBackers = ({ access, label }: ProfileLink): boolean =>
  access === 'backer' || /backer/i.test(label);

/** AC-01: downloads have no entry in the account menu. */
export const accountLinksFor = (
  links: readonly ProfileLink[],
  hasBackerAccess: boolean,
): readonly ProfileLink[] =>
  links.filter((link) => !downloads.has(link.page) && (!isForBackers(link) || hasBackerAccess));
