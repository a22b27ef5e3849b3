import { isBacker, ownsThroughStore, type Player } from '../session/Player';
import type { AccountGroup, ProfileLink } from './Menu';
import type { RouteId } from './routes';

const downloads: ReadonlySet<RouteId> = new Set([
  'accountDownload',
  'accountDownloadServer',
  'downloadServer',
]);

/** Returns the links that the player may see. The access or label of a link marks it as being for backers (SH-10). */
export const profileLinksFor = (links: readonly ProfileLink[], player: Player): readonly ProfileLink[] =>
  links.filter(
    (link) =>
      !(downloads.has(link.page) && ownsThroughStore(player)) && (!isForBackers(link) || isBacker(player)),
  );

const isForBackers = ({ access, label }: ProfileLink): boolean =>
  access === 'backer' || /backer/i.test(label);

/** Returns the groups of the account menu, which has no entries for downloads (AC-01). */
export const accountGroupsFor = (
  groups: readonly AccountGroup[],
  hasBackerAccess: boolean,
): readonly AccountGroup[] =>
  groups
    .map((group) => ({
      ...group,
      links: group.links.filter(
        (link) => !downloads.has(link.page) && (!isForBackers(link) || hasBackerAccess),
      ),
    }))
    .filter(({ links }) => links.length > 0);
