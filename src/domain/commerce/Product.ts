import type { Money } from './Money';

export interface Pricing {
  readonly id: string;
  readonly price: Money;
  /** ISO 3166-1 alpha-2. If absent, the price applies to every country. */
  readonly country?: string;
  readonly isDefault: boolean;
}

/** A product of a campaign. */
export interface Product {
  readonly id: string;
  readonly type: string;
  /** The first word determines the plan's kind (BU-01). */
  readonly name: string;
  readonly description: string;
  readonly paymentProviderId: string;
  readonly templateId: string;
  /** Discount as a fraction of the price, 0 to 1. */
  readonly discount: number;
  /** Months added free of charge. */
  readonly freeMonths: number;
  readonly pricings: readonly Pricing[];
}
