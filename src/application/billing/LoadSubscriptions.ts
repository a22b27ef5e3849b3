import {
  currentSubscription,
  subscriptionActionOf,
  type SubscriptionAction,
  type Subscription,
} from '#domain/billing/Subscription';
import type { CallFailure } from '#domain/shared/CallFailure';
import { succeed, type Result } from '#domain/shared/Result';
import { Clock } from '../shared/Clock';
import { useCase } from '../useCase';
import { PriceSubscription } from './PriceSubscription';
import { Subscriptions } from './Subscriptions';

export interface ManagedSubscription extends Subscription {
  readonly action: SubscriptionAction;
}

/** Loads the player's subscriptions, newest first, with the amount of the next charge (PY-01, PY-02). */
@useCase
export class LoadSubscriptions {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly price: PriceSubscription,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<Result<readonly ManagedSubscription[], CallFailure>> {
    const all = await this.subscriptions.list();
    if (!all.ok) return all;
    const current = currentSubscription(all.value);
    const priced = current && (await this.price.execute(current));
    const now = this.clock.now();
    return succeed(
      all.value.map((subscription) => ({
        ...(subscription.id === priced?.id ? priced : subscription),
        action: subscriptionActionOf(subscription, all.value, now),
      })),
    );
  }
}
