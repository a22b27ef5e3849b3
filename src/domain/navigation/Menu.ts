import type { CreditedPicture } from '../content/LandingPage';
import type { RouteId } from './routes';

interface LinkFace {
  readonly label: string;
  /** What somebody finds there, in a few words. */
  readonly text?: string;
  /** The path in the language of the menus, with the hash of a place on the page; or an https address. */
  readonly href: string;
}

/** A link to a page of this site. */
export interface MenuLink extends LinkFace {
  readonly page: RouteId;
}

/** A link to another site; views say so. */
export interface ExternalLink extends LinkFace {
  readonly page?: undefined;
}

export type NavigationLink = MenuLink | ExternalLink;

export interface ProfileLink extends MenuLink {
  readonly access: 'everyone' | 'player' | 'backer';
}

/** A part of a sub-menu; title, text and picture are what an editor gave it. */
export interface MenuBlock {
  readonly title: string;
  readonly text: string;
  readonly picture?: CreditedPicture;
  readonly links: readonly NavigationLink[];
}

/** What stands in the bar: a link, or a name that opens a sub-menu. */
export type MenuEntry =
  | { readonly kind: 'link'; readonly link: NavigationLink }
  | { readonly kind: 'group'; readonly label: string; readonly blocks: readonly MenuBlock[] };

/** The menus over every page, as the content has them. */
export interface Menus {
  readonly main: readonly MenuEntry[];
  readonly profile: readonly ProfileLink[];
  readonly account: readonly MenuLink[];
}

export const emptyMenus: Menus = { main: [], profile: [], account: [] };

/** Whether a link names the page that is shown; a link to a place on it is none of its own. */
export const isCurrent = ({ href }: NavigationLink, pathname: string): boolean => href === pathname;

/** Whether the page that is shown is somewhere in a sub-menu. */
export const holdsCurrent = (blocks: readonly MenuBlock[], pathname: string): boolean =>
  blocks.some(({ links }) => links.some((link) => isCurrent(link, pathname)));
