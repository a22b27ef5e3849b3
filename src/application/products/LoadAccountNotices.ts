import { endWithin24Hours } from '#domain/billing/endWithin24Hours';
import type { GiftNotice } from '#domain/products/GiftNotice';
import { hasUnlimitedGameTime } from '#domain/session/roles';
import { DismissedExpiry, type Expiry } from '../billing/DismissedExpiry';
import { Session } from '../session/Session';
import { Clock } from '../shared/Clock';
import { useCase } from '../useCase';
import { FindGiftNotices } from './FindGiftNotices';
import { SharedAccountRequests } from './SharedAccountRequests';

export interface AccountNotices {
  readonly expiry?: Expiry;
  /** Months of game time from the store that the player has not claimed yet. */
  readonly claimableMonths?: number;
  readonly gifts: readonly GiftNotice[];
}

/**
 * Loads the account notices (AC-02). If a call fails, its notice is not shown (ER-02), but without the end of game time,
 * the notice uses the end of the subscription.
 */
@useCase
export class LoadAccountNotices {
  constructor(
    private readonly requests: SharedAccountRequests,
    private readonly dismissed: DismissedExpiry,
    private readonly findGiftNotices: FindGiftNotices,
    private readonly session: Session,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<AccountNotices> {
    const [expiry, claimable, gifts] = await Promise.all([
      this.expiry(),
      this.requests.findClaimable(),
      this.findGiftNotices.execute(),
    ]);
    return {
      ...(expiry && !this.dismissed.has(expiry) && { expiry }),
      ...(claimable && { claimableMonths: claimable.months }),
      gifts,
    };
  }

  private async expiry(): Promise<Expiry | undefined> {
    const [gameTime, subscription] = await Promise.all([
      this.requests.findGameTime(),
      this.requests.findSubscription(),
    ]);
    if (hasUnlimitedGameTime(this.session.player?.roles ?? [])) return undefined;
    const stored = gameTime.ok ? gameTime.value.end : undefined;
    const end = endWithin24Hours(subscription, stored, this.clock.now());
    return end && { end, ...(subscription && { subscriptionId: subscription.id }) };
  }
}
