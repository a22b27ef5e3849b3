/** A picture that an editor placed, with the credit every picture carries. */
export interface CreditedPicture {
  readonly url: string;
  readonly alt: string;
  readonly author: string;
  /** As the game writes a place: `::pos{2,17,-8.41,33.20,412}`. */
  readonly coordinates: string;
}
