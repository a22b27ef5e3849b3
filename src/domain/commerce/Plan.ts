import type { Money } from './Money';

export const planKinds = ['one-month', 'three-months', 'six-months', 'twelve-months', 'mydu'] as const;

/** `pack`: a pack whose name contains no number of months. */
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
  /** Fraction of the price. */
  readonly discount: number;
  readonly perMonth?: Money;
  /** Absent if there is none. */
  readonly saving?: Money;
  /** Absent if the server has no price for the store. */
  readonly inStore?: Cost;
  readonly isBestValue: boolean;
}

export interface Offers {
  /** At most four packs, sorted by price in ascending order. */
  readonly packs: readonly Plan[];
  readonly myDU?: Plan;
}
