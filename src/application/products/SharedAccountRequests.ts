import type { Subscription } from '#domain/billing/Subscription';
import { Subscriptions } from '../billing/Subscriptions';
import { StoreGameTime } from '../linked-accounts/StoreGameTime';
import { Session } from '../session/Session';
import { shareInFlight } from '../shared/shareInFlight';
import { sharedService } from '../useCase';

type Claimable = Awaited<ReturnType<StoreGameTime['findClaimable']>>;

/** Holdings shown in both the account frame and the products. Concurrent calls share one request. */
@sharedService
export class SharedAccountRequests {
  private calls = this.shareCalls();

  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly storeGameTime: StoreGameTime,
    session: Session,
  ) {
    // Requests from before a purchase, or by another player, are outdated.
    session.onChange(() => (this.calls = this.shareCalls()));
  }

  findSubscription(): Promise<Subscription | undefined> {
    return this.calls.subscription();
  }

  findClaimable(): Promise<Claimable> {
    return this.calls.claimable();
  }

  private shareCalls() {
    return {
      subscription: shareInFlight(() => this.subscriptions.findLast()),
      claimable: shareInFlight(() => this.storeGameTime.findClaimable()),
    };
  }
}
