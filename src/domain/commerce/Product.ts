import type { Money } from './Money';

export interface Pricing {
  readonly id: string;
  readonly price: Money;
  /** ISO 3166-1 alpha-2; a pricing without one is for every country. */
  readonly country?: string;
  readonly isDefault: boolean;
}

/** A product of a campaign. */
export interface Product {
  readonly id: string;
  readonly type: string;
  /** Its first word says the plan's kind (BU-01). */
  readonly name: string;
  readonly description: string;
  readonly paymentProviderId: string;
  readonly templateId: string;
  /** Fraction of the price, 0 to 1. */
  readonly discount: number;
  /** Months that are added free of charge. */
  readonly freeMonths: number;
  readonly pricings: readonly Pricing[];
}
