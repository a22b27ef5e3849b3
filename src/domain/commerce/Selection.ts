import type { Money } from './Money';
import type { PlanKind } from './Plan';

/** The chosen plan (BU-06). */
export interface Selection {
  readonly kind: PlanKind;
  readonly planName: string;
  readonly planDescription: string;
  readonly campaignId: string;
  readonly productId: string;
  readonly pricingId: string;
  readonly paymentProviderId: string;
  readonly type: string;
  /** Before the discount. */
  readonly price: Money;
  /** Fraction of the price. */
  readonly discount: number;
  readonly total: Money;
  /** Empty until it is known. */
  readonly email: string;
  /** The code of the recruiting player. */
  readonly referralCode?: string;
}

export interface Referral {
  readonly ref: string;
  readonly siteId: string;
}
