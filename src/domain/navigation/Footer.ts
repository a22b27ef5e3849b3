import type { CreditedPicture } from '../content/LandingPage';
import type { RouteId } from './routes';

/** A link of the footer; `page` when it leads to a page of this site, and its path is then in the page's language. */
export interface FootLink {
  readonly label: string;
  /** A path of this site, or an https address. */
  readonly href: string;
  readonly page?: RouteId;
}

export interface ListedLink extends FootLink {
  readonly emphasis: 'big' | 'simple';
}

/** The networks whose marks the site can draw; others show their name alone. */
export const socialNetworks = [
  'discord',
  'youtube',
  'twitch',
  'x',
  'instagram',
  'facebook',
  'reddit',
] as const;

export type SocialNetwork = (typeof socialNetworks)[number];

export interface SocialLink {
  readonly network?: SocialNetwork;
  readonly label: string;
  readonly href: string;
}

/** An advertisement of the house. */
export interface Advertisement {
  readonly title: string;
  readonly text: string;
  readonly picture?: CreditedPicture;
  readonly link?: FootLink;
}

/** What stands at the foot of every page, as the content has it (SH-13). */
export interface Footer {
  readonly links: readonly ListedLink[];
  readonly socials: readonly SocialLink[];
  readonly advertisement?: Advertisement;
}

export const emptyFooter: Footer = { links: [], socials: [] };
