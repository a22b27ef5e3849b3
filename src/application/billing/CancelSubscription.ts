import type { Result } from '#domain/shared/Result';
import { useCase } from '../useCase';
import { SubscriptionChanges } from './SubscriptionChanges';
import { Subscriptions, type CancelRejection } from './Subscriptions';

/**
 * Cancels the active subscription (PY-02). A `not-active` rejection means that the subscription was changed
 * elsewhere.
 */
@useCase
export class CancelSubscription {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly changes: SubscriptionChanges,
  ) {}

  async execute(): Promise<Result<void, CancelRejection>> {
    const canceled = await this.subscriptions.cancel();
    if (canceled.ok || canceled.error.kind === 'not-active') this.changes.announce();
    return canceled;
  }
}
