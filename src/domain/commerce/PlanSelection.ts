import type { Cost, PlanKind } from './Plan';

/** The chosen plan (BU-06). */
export interface PlanSelection extends Cost {
  readonly kind: PlanKind;
  readonly planName: string;
  readonly planDescription: string;
  readonly campaignId: string;
  readonly productId: string;
  readonly pricingId: string;
  readonly paymentProviderId: string;
  readonly type: string;
  /** Months added free of charge; absent if there are none. */
  readonly freeMonths?: number;
  /** Fraction of the price. */
  readonly discount: number;
  /** Cost in the third-party store. */
  readonly inStore?: Cost;
  /** Empty until the buyer's email has been determined. */
  readonly email: string;
  /** The code of the recruiting player. */
  readonly referralCode?: string;
}

export interface Referral {
  readonly ref: string;
  readonly siteId: string;
}
