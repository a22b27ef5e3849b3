import {
  subscriptionActionOf,
  type SubscriptionAction,
  type Subscription,
} from '#domain/billing/Subscription';
import type { CallFailure } from '#domain/shared/CallFailure';
import { succeed, type Result } from '#domain/shared/Result';
import { Clock } from '../shared/Clock';
import { useCase } from '../useCase';
import { Subscriptions } from './Subscriptions';

export interface ManagedSubscription extends Subscription {
  readonly action: SubscriptionAction;
}

/** Loads the player's subscriptions, newest first (PY-01, PY-02). */
@useCase
export class LoadSubscriptions {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<Result<readonly ManagedSubscription[], CallFailure>> {
    const all = await this.subscriptions.list();
    if (!all.ok) return all;
    const now = this.clock.now();
    return succeed(
      all.value.map((subscription) => ({
        ...subscription,
        action: subscriptionActionOf(subscription, all.value, now),
      })),
    );
  }
}
