import type { Embed } from './Embed';
import type { Film } from './Film';

/** A picture that an editor placed, with the credit every picture carries. */
export interface CreditedPicture {
  readonly url: string;
  readonly alt: string;
  readonly author: string;
  /** As the game writes a place: `::pos{2,17,-8.41,33.20,412}`. */
  readonly coordinates: string;
}

export interface Pillar {
  readonly name: string;
  readonly title: string;
  readonly text: string;
  readonly picture?: CreditedPicture;
}

export interface TitledText {
  readonly title: string;
  readonly text: string;
}

/** How the present edition of the world began, and what is new in it. */
export interface Reboot extends TitledText {
  readonly label: string;
  readonly picture?: CreditedPicture;
  readonly points: readonly TitledText[];
}

/** Something that happened on the shard. */
export interface ContentBlock extends TitledText {
  /** When, as the game's clock says it. */
  readonly label: string;
  readonly picture?: CreditedPicture;
}

export interface Review {
  readonly text: string;
  readonly author: string;
  /** The outlet or trade they speak from. */
  readonly role: string;
  /** Out of ten. */
  readonly score?: number;
}

export type SectionVideo =
  | { readonly kind: 'embed'; readonly embed: Embed; readonly title: string }
  | { readonly kind: 'film'; readonly film: Film; readonly title: string };

/** The edition that people run on a server of their own. */
export interface OwnServer extends TitledText {
  readonly points: readonly TitledText[];
  /** Of the video, until it is played. */
  readonly cover?: CreditedPicture;
  readonly video?: SectionVideo;
}

/** The home page's content; empty texts, missing pictures and missing parts are what an editor left out. */
export interface LandingPage extends TitledText {
  /** What the document's title and description say (SH-06). */
  readonly meta: { readonly title: string; readonly description: string };
  readonly picture?: CreditedPicture;
  readonly portrait?: CreditedPicture;
  /** Moves in the picture's place where films may play. */
  readonly film?: Film;
  /** The same for upright screens. */
  readonly filmPortrait?: Film;
  /** A film with a beginning and an end, for who asks for it. */
  readonly intro?: { readonly title: string; readonly film: Film };
  readonly reboot?: Reboot;
  readonly blocks: readonly ContentBlock[];
  readonly pillars: readonly Pillar[];
  readonly quote?: { readonly text: string; readonly author: string; readonly role: string };
  readonly reviews: readonly Review[];
  readonly ownServer?: OwnServer;
}
