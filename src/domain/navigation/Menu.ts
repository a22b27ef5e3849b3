import type { CreditedPicture } from '../content/CreditedPicture';
import type { RouteId } from './routes';

interface BaseLink {
  readonly label: string;
  readonly text?: string;
  /** A path in the menu's language, with an optional hash, or an https URL. */
  readonly href: string;
}

export interface MenuLink extends BaseLink {
  readonly page: RouteId;
}

export interface ExternalLink extends BaseLink {
  readonly page?: undefined;
}

export type NavigationLink = MenuLink | ExternalLink;

/** A link in the profile menu or the account menu. */
export interface ProfileLink extends MenuLink {
  readonly access: 'everyone' | 'player' | 'backer';
}

/** Links of the account menu. */
export interface AccountGroup {
  /** Empty for the links above all groups. */
  readonly label: string;
  readonly links: readonly ProfileLink[];
}

export interface MenuBlock {
  readonly title: string;
  readonly text: string;
  readonly picture?: CreditedPicture;
  readonly links: readonly NavigationLink[];
}

export type MenuEntry =
  | { readonly kind: 'link'; readonly link: NavigationLink }
  | { readonly kind: 'group'; readonly label: string; readonly blocks: readonly MenuBlock[] };

export interface Menus {
  readonly main: readonly MenuEntry[];
  readonly profile: readonly ProfileLink[];
  readonly account: readonly AccountGroup[];
}

export const emptyMenus: Menus = { main: [], profile: [], account: [] };

/** Whether a link points to the current page. A link with a hash never does. */
export const isCurrent = ({ href }: NavigationLink, pathname: string): boolean => href === pathname;

export const containsCurrent = (blocks: readonly MenuBlock[], pathname: string): boolean =>
  blocks.some(({ links }) => links.some((link) => isCurrent(link, pathname)));

/** Returns the entry to mark as current: the first one that links to the page. */
export const currentEntry = (entries: readonly MenuEntry[], pathname: string): MenuEntry | undefined =>
  entries.find((entry) =>
    entry.kind === 'link' ? isCurrent(entry.link, pathname) : containsCurrent(entry.blocks, pathname),
  );
