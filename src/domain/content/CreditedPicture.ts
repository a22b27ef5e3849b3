/** A picture in the content, with its credit. */
export interface CreditedPicture {
  readonly url: string;
  readonly alt: string;
  readonly author: string;
  /** Coordinates in the game's format: `::pos{2,17,-8.41,33.20,412}`. */
  readonly coordinates: string;
}
