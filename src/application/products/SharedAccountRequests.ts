import type { Subscription } from '#domain/billing/Subscription';
import { Subscriptions } from '../billing/Subscriptions';
import { StoreGameTime } from '../linked-accounts/StoreGameTime';
import { Session } from '../session/Session';
import { shareInFlight } from '../shared/shareInFlight';
import { sharedService } from '../useCase';

type Claimable = Awaited<ReturnType<StoreGameTime['findClaimable']>>;

/** Account data shown both in the account frame and on the products page. Concurrent calls share one request. */
@sharedService
export class SharedAccountRequests {
  private calls = this.shareCalls();

  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly storeGameTime: StoreGameTime,
    session: Session,
  ) {
    // Pending requests are outdated after a purchase, or when another player signs in.
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
