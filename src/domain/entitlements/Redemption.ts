/** What a redeemed code gave. */
export interface Redemption {
  /** The product's name as the server calls it. */
  readonly product: string;
  readonly months: number;
  /** Until when the game can be played now. */
  readonly gameTimeEnd: Date;
}
