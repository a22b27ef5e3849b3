import type { Money } from './Money';
import type { PlanKind } from './Plan';

/** The plan that a visitor chose, on its way to the checkout (BU-06). */
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
  /** Fraction of the price that is taken off. */
  readonly discount: number;
  /** What is paid. */
  readonly total: Money;
  /** Empty until the visitor gives one. */
  readonly email: string;
  /** Of the player who recommended the game. */
  readonly referralCode?: string;
}

/** Who sent a visitor, as their link says it; used only when both are there (BU-06). */
export interface Referral {
  readonly ref: string;
  readonly siteId: string;
}
