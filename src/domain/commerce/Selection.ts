import type { Cost, PlanKind } from './Plan';

/** The chosen plan (BU-06). */
export interface Selection extends Cost {
  readonly kind: PlanKind;
  readonly planName: string;
  readonly planDescription: string;
  readonly campaignId: string;
  readonly productId: string;
  readonly pricingId: string;
  readonly paymentProviderId: string;
  readonly type: string;
  /** Months that are added free of charge; absent when there are none. */
  readonly freeMonths?: number;
  /** Fraction of the price. */
  readonly discount: number;
  /** In the third-party store. */
  readonly inStore?: Cost;
  /** Empty until it is known. */
  readonly email: string;
  /** The code of the recruiting player. */
  readonly referralCode?: string;
}

export interface Referral {
  readonly ref: string;
  readonly siteId: string;
}
