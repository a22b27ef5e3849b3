import { endWithinADay } from '../../domain/billing/expiry';
import { DismissedExpiry, type Expiry } from '../billing/DismissedExpiry';
import { Clock } from '../shared/Clock';
import { useCase } from '../useCase';
import { ServerHoldings } from './ServerHoldings';

export interface AccountNotices {
  readonly expiry?: Expiry;
  /** Unclaimed months from the store. */
  readonly claimableMonths?: number;
}

/** Loads the account notices (AC-02). Failed calls show no notice (ER-02). */
@useCase
export class LoadAccountNotices {
  constructor(
    private readonly holdings: ServerHoldings,
    private readonly dismissed: DismissedExpiry,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<AccountNotices> {
    const [expiry, claimable] = await Promise.all([this.expiry(), this.holdings.claimable()]);
    return {
      ...(expiry && !this.dismissed.is(expiry) && { expiry }),
      ...(claimable && { claimableMonths: claimable.months }),
    };
  }

  private async expiry(): Promise<Expiry | undefined> {
    const subscription = await this.holdings.subscription();
    const end = subscription && endWithinADay(subscription, this.clock.now());
    return end && { subscription: subscription.id, end };
  }
}
