/** 0 Active, 1 Canceled, 2 NonRenewing (D-04). */
export type SubscriptionStatus = 'active' | 'canceled' | 'non-renewing';

export interface Subscription {
  readonly id: string;
  readonly productName: string;
  readonly createdAt: Date;
  readonly nextCharge?: Date;
  readonly end?: Date;
  readonly status: SubscriptionStatus;
  readonly provider: 'card' | 'store';
}

/** The day until which a subscription gives access: its next charge, else its end. */
export const runsUntil = (subscription: Subscription): Date | undefined =>
  subscription.nextCharge ?? subscription.end;
