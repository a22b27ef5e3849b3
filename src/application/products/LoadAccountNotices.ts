import { endWithin24Hours } from '#domain/billing/endWithin24Hours';
import { DismissedExpiry, type Expiry } from '../billing/DismissedExpiry';
import { Clock } from '../shared/Clock';
import { useCase } from '../useCase';
import { SharedAccountRequests } from './SharedAccountRequests';

export interface AccountNotices {
  readonly expiry?: Expiry;
  /** Months of game time from the store that the player has not claimed yet. */
  readonly claimableMonths?: number;
}

/** Loads the account notices (AC-02). If a call fails, its notice is not shown (ER-02). */
@useCase
export class LoadAccountNotices {
  constructor(
    private readonly requests: SharedAccountRequests,
    private readonly dismissed: DismissedExpiry,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<AccountNotices> {
    const [expiry, claimable] = await Promise.all([this.expiry(), this.requests.findClaimable()]);
    return {
      ...(expiry && !this.dismissed.has(expiry) && { expiry }),
      ...(claimable && { claimableMonths: claimable.months }),
    };
  }

  private async expiry(): Promise<Expiry | undefined> {
    const subscription = await this.requests.findSubscription();
    const end = subscription && endWithin24Hours(subscription, this.clock.now());
    return end && { subscriptionId: subscription.id, end };
  }
}
