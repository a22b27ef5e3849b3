import type { Money } from './Money';

export const planKinds = ['one-month', 'three-months', 'six-months', 'twelve-months', 'mydu'] as const;

/** A `pack` is a plan whose name does not contain a number of months. */
export type PlanKind = (typeof planKinds)[number] | 'pack';

export interface Cost {
  /** Price before the discount. */
  readonly price: Money;
  /** The price minus the discount. */
  readonly total: Money;
}

/** A product as offered in one currency (BU-01, BU-02, BU-08). */
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
  /** Discount as a fraction of the price. */
  readonly discount: number;
  readonly perMonth?: Money;
  /** Absent if the plan saves nothing. */
  readonly saving?: Money;
  /** Cost in the third-party store; absent if the server has no price for it. */
  readonly inStore?: Cost;
  readonly isBestValue: boolean;
}

export interface Offers {
  /** At most four packs, sorted by price in ascending order. */
  readonly packs: readonly Plan[];
  readonly myDU?: Plan;
}
