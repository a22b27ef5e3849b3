/** The result of a redeemed code. */
export interface Redemption {
  /** The product's name as the server calls it. */
  readonly product: string;
  readonly months: number;
  readonly gameTimeEnd: Date;
}
