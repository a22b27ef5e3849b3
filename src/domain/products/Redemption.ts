export interface Redemption {
  readonly product: string;
  readonly months: number;
  readonly gameTimeEnd: Date;
}
