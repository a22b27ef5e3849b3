import type { RouteId } from './routes';

export interface MenuLink {
  readonly label: string;
  readonly page: RouteId;
}

export interface FooterLink extends MenuLink {
  readonly emphasis: 'big' | 'simple';
}

/** The links around every page, as the content has them. */
export interface Menus {
  readonly main: readonly MenuLink[];
  readonly profile: readonly MenuLink[];
  readonly account: readonly MenuLink[];
  readonly footer: readonly FooterLink[];
}

export const emptyMenus: Menus = { main: [], profile: [], account: [], footer: [] };
