import type { CreditedPicture } from '../content/Picture';
import type { RouteId } from './routes';

interface LinkFace {
  readonly label: string;
  /** A short description of the page. */
  readonly text?: string;
  /** A path in the menu's language, with an optional hash, or an https address. */
  readonly href: string;
}

/** A link to a page of this site. */
export interface MenuLink extends LinkFace {
  readonly page: RouteId;
}

/** A link to another site; views mark it. */
export interface ExternalLink extends LinkFace {
  readonly page?: undefined;
}

export type NavigationLink = MenuLink | ExternalLink;

export interface ProfileLink extends MenuLink {
  readonly access: 'everyone' | 'player' | 'backer';
}

/** A block of a sub-menu; title, text and picture are optional content. */
export interface MenuBlock {
  readonly title: string;
  readonly text: string;
  readonly picture?: CreditedPicture;
  readonly links: readonly NavigationLink[];
}

/** An entry of the bar: a link, or a name that opens a sub-menu. */
export type MenuEntry =
  | { readonly kind: 'link'; readonly link: NavigationLink }
  | { readonly kind: 'group'; readonly label: string; readonly blocks: readonly MenuBlock[] };

/** The content of the menus. */
export interface Menus {
  readonly main: readonly MenuEntry[];
  readonly profile: readonly ProfileLink[];
  readonly account: readonly MenuLink[];
}

export const emptyMenus: Menus = { main: [], profile: [], account: [] };

/** Whether a link leads to the current page; a link with a hash does not count. */
export const isCurrent = ({ href }: NavigationLink, pathname: string): boolean => href === pathname;

/** Whether a sub-menu has a link to the current page. */
export const holdsCurrent = (blocks: readonly MenuBlock[], pathname: string): boolean =>
  blocks.some(({ links }) => links.some((link) => isCurrent(link, pathname)));
