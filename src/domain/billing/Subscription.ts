import type { Amount } from './Amount';
import { parsePlanMonths } from '../commerce/offers';

/** The API's status numbers are 0 (active), 1 (canceled) and 2 (non-renewing) (D-04). */
export type SubscriptionStatus = 'active' | 'canceled' | 'non-renewing';

export interface Subscription {
  readonly id: string;
  readonly productName: string;
  readonly createdAt: Date;
  readonly nextCharge?: Date;
  readonly end?: Date;
  /** Amount of the newest payment, which the next charge repeats. Absent if it is unknown. */
  readonly amount?: Amount;
  readonly status: SubscriptionStatus;
  readonly provider: 'card' | 'store';
  /** Last four digits of the card that is charged; absent if they are unknown. */
  readonly cardLastFour?: string;
  /** The order that started the subscription. If absent, the subscription cannot be canceled on the site. */
  readonly orderId?: string;
}

/** Returns the date until which a subscription gives access: the next charge, or else the end. */
export const accessEnd = ({ nextCharge, end }: Partial<Subscription>): Date | undefined => nextCharge ?? end;

/**
 * The action that the site offers for a subscription (PY-02).
 *
 * - `cancel`: the player can cancel it
 * - `renew`: the player can renew it
 * - `plan`: it does not renew automatically, and its plan does not support renewal
 * - `store`: the player manages it in the store
 * - `none`: it has ended, has no order to cancel, or is not the one that the API would change
 */
export type SubscriptionAction = 'cancel' | 'renew' | 'plan' | 'store' | 'none';

/** Returns the subscription as it is after its cancellation: it gives access until the next charge would be due. */
export const canceledSubscription = ({ nextCharge, ...rest }: Subscription): Subscription => ({
  ...rest,
  status: 'canceled',
  ...(nextCharge && { end: nextCharge }),
});

/** Returns the subscription as it is after its renewal: the next charge is due when it would have ended. */
export const renewedSubscription = ({ end, ...rest }: Subscription): Subscription => ({
  ...rest,
  status: 'active',
  ...(end && { nextCharge: end }),
});

const renewableMonths = 1;

/** Whether the plan supports renewal after a cancellation. */
export const isRenewable = ({ productName }: Pick<Subscription, 'productName'>): boolean =>
  parsePlanMonths(productName) === renewableMonths;

/**
 * Returns the action for one subscription. The API can only cancel the active subscription and renew the newest
 * one, so the site offers no action for any other.
 * @param all all subscriptions of the player
 */
export const subscriptionActionOf = (
  subscription: Subscription,
  all: readonly Subscription[],
  now: Date,
): SubscriptionAction => {
  const { status, provider, orderId } = subscription;
  const isOver = status !== 'active' && (accessEnd(subscription)?.getTime() ?? 0) <= now.getTime();
  if (isOver || subscription.id !== currentSubscription(all)?.id) return 'none';
  if (provider === 'store') return 'store';
  if (status === 'active') return orderId === undefined ? 'none' : 'cancel';
  return isRenewable(subscription) ? 'renew' : 'plan';
};

/** Returns the newest active subscription, or the newest of all if none is active. */
export const currentSubscription = (all: readonly Subscription[]): Subscription | undefined => {
  const newestFirst = [...all].sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
  return newestFirst.find(({ status }) => status === 'active') ?? newestFirst[0];
};
