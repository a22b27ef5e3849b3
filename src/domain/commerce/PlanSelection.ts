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
  /** Discount as a fraction of the price. */
  readonly discount: number;
  /** Cost in the third-party store. */
  readonly inStore?: Cost;
  /** The buyer's email; empty until it is known. */
  readonly email: string;
  /** Referral code of the player who recruited the buyer. */
  readonly referralCode?: string;
}

export interface Referral {
  readonly ref: string;
  readonly siteId: string;
}
