/** The currencies that plans are sold in, ISO 4217 (BU-03). */
export const currencies = ['USD', 'EUR', 'GBP', 'CAD', 'AUD'] as const;
export type Currency = (typeof currencies)[number];

/** An exact amount: sums, shares and discounts never leave whole cents. */
export interface Money {
  /** Hundredths of the currency's unit, an integer. */
  readonly cents: number;
  readonly currency: Currency;
}
