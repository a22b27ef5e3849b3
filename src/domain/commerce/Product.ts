import type { Money } from './Money';

/** What a product costs in a currency. */
export interface Pricing {
  readonly id: string;
  readonly price: Money;
  /** ISO 3166-1 alpha-2; a pricing without one is for every country. */
  readonly country?: string;
  readonly isDefault: boolean;
}

/** Something that a campaign sells, as the server lists it. */
export interface Product {
  readonly id: string;
  readonly type: string;
  /** Its first word tells how many months it gives, or that it is MyDU (BU-01). */
  readonly name: string;
  readonly description: string;
  readonly paymentProviderId: string;
  readonly templateId: string;
  /** Fraction of the price that is taken off, from 0 to 1. */
  readonly discount: number;
  /** Months that a subscription of this product adds for nothing. */
  readonly freeMonths: number;
  readonly pricings: readonly Pricing[];
}
