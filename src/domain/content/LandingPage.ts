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

/** The home page's content; empty texts and missing pictures are what an editor left out. */
export interface LandingPage {
  readonly title: string;
  readonly text: string;
  readonly picture?: CreditedPicture;
  readonly portrait?: CreditedPicture;
  readonly pillars: readonly Pillar[];
  readonly quote?: { readonly text: string; readonly author: string; readonly role: string };
}
