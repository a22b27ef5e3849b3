import type { Money } from './Money';

/** What the first word of a plan's name says it is, and which logo it has (BU-01). */
export const planKinds = ['one-month', 'three-months', 'six-months', 'twelve-months', 'mydu'] as const;

export type PlanKind = (typeof planKinds)[number];

/** A product as it is offered in one currency (BU-01, BU-02, BU-08). */
export interface Plan {
  readonly kind: PlanKind;
  readonly productId: string;
  readonly pricingId: string;
  readonly paymentProviderId: string;
  readonly type: string;
  readonly name: string;
  readonly description: string;
  /** Of game time; 0 for MyDU. */
  readonly months: number;
  readonly freeMonths: number;
  /** Before the discount. */
  readonly price: Money;
  /** Fraction of the price that is taken off. */
  readonly discount: number;
  /** What is paid: the price minus the price times the discount. */
  readonly total: Money;
  /** The total by its months; nothing for MyDU. */
  readonly perMonth?: Money;
  /** Months times the base monthly price minus the total, where that is more than nothing. */
  readonly saving?: Money;
  readonly isBestValue: boolean;
}

/** What a campaign offers in one currency. */
export interface Offers {
  /** By ascending price, four at most. */
  readonly packs: readonly Plan[];
  readonly myDU?: Plan;
}
