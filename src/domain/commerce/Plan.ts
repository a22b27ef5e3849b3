import type { Money } from './Money';

export const planKinds = ['one-month', 'three-months', 'six-months', 'twelve-months', 'mydu'] as const;

/** `pack`: one whose name says no number of months. */
export type PlanKind = (typeof planKinds)[number] | 'pack';

export interface Cost {
  /** Before the discount. */
  readonly price: Money;
  /** The price minus the discount. */
  readonly total: Money;
}

/** A product as it is offered in one currency (BU-01, BU-02, BU-08). */
export interface Plan extends Cost {
  readonly kind: PlanKind;
  readonly productId: string;
  readonly pricingId: string;
  readonly paymentProviderId: string;
  readonly type: string;
  readonly name: string;
  readonly description: string;
  readonly months: number;
  readonly freeMonths: number;
  /** Fraction of the price. */
  readonly discount: number;
  readonly perMonth?: Money;
  /** Absent when there is none. */
  readonly saving?: Money;
  /** Absent when the server has no price for the store. */
  readonly inStore?: Cost;
  readonly isBestValue: boolean;
}

export interface Offers {
  /** Ascending by price, four at most. */
  readonly packs: readonly Plan[];
  readonly myDU?: Plan;
}
