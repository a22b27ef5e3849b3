import type { Result } from '#domain/shared/Result';
import { useCase } from '../useCase';
import { SubscriptionChanges } from './SubscriptionChanges';
import { Subscriptions, type RenewRejection } from './Subscriptions';

/**
 * Renews the newest subscription (PY-02). A `not-renewable` rejection means that the subscription was changed
 * elsewhere.
 */
@useCase
export class RenewSubscription {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly changes: SubscriptionChanges,
  ) {}

  async execute(): Promise<Result<void, RenewRejection>> {
    const renewed = await this.subscriptions.renew();
    if (renewed.ok || renewed.error.kind === 'not-renewable') this.changes.announce();
    return renewed;
  }
}
