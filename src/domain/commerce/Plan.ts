import type { Money } from './Money';

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
  readonly months: number;
  readonly freeMonths: number;
  /** Before the discount. */
  readonly price: Money;
  /** Fraction of the price. */
  readonly discount: number;
  /** The price minus the discount. */
  readonly total: Money;
  readonly perMonth?: Money;
  /** Absent when there is none. */
  readonly saving?: Money;
  readonly isBestValue: boolean;
}

export interface Offers {
  /** Ascending by price, four at most. */
  readonly packs: readonly Plan[];
  readonly myDU?: Plan;
}
