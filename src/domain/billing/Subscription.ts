import { parsePlanMonths } from '../commerce/offers';

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
  /** The order that started the subscription. Without one, it cannot be canceled on the site. */
  readonly orderId?: string;
}

/** The day until which a subscription gives access: its next charge, or else its end. */
export const accessEnd = ({ nextCharge, end }: Partial<Subscription>): Date | undefined => nextCharge ?? end;

/**
 * What the owner can do with a subscription (PY-02).
 *
 * - `cancel`: it can be canceled
 * - `renew`: it can be renewed
 * - `plan`: it does not renew automatically, and its plan cannot be renewed
 * - `store`: it is managed in the store
 * - `none`: it has ended, or the API's calls apply to a newer one
 */
export type SubscriptionAction = 'cancel' | 'renew' | 'plan' | 'store' | 'none';

const renewableMonths = 1;

/** Whether a cancellation can be undone before the paid time ends. */
export const isRenewable = ({ productName }: Pick<Subscription, 'productName'>): boolean =>
  parsePlanMonths(productName) === renewableMonths;

/**
 * The API cancels the active subscription and renews the newest one, so no others can be managed.
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

/** The newest active subscription, or else the newest one. */
export const currentSubscription = (all: readonly Subscription[]): Subscription | undefined => {
  const newestFirst = [...all].sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
  return newestFirst.find(({ status }) => status === 'active') ?? newestFirst[0];
};
