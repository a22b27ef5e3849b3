import type { CreditedPicture } from '../content/CreditedPicture';
import type { ExternalLink, NavigationLink } from './Menu';

export type FooterLink = NavigationLink & { readonly emphasis: 'big' | 'simple' };

/** Networks that the site has a logo for. Links to other networks show the name instead. */
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

export interface SocialLink extends ExternalLink {
  readonly network?: SocialNetwork;
}

export interface Advertisement {
  readonly title: string;
  readonly text: string;
  readonly picture?: CreditedPicture;
  readonly link?: NavigationLink;
}

export interface Footer {
  readonly links: readonly FooterLink[];
  readonly socials: readonly SocialLink[];
  readonly advertisement?: Advertisement;
}

export const emptyFooter: Footer = { links: [], socials: [] };
