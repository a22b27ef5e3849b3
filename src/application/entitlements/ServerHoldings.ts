import type { Subscription } from '../../domain/billing/Subscription';
import { Subscriptions } from '../billing/Subscriptions';
import { StoreGameTime } from '../linked-accounts/StoreGameTime';
import { Session } from '../session/Session';
import { shareInFlight } from '../shared/shareInFlight';
import { sharedService } from '../useCase';

type Claimable = Awaited<ReturnType<StoreGameTime['claimable']>>;

/** Holdings shown in both the account frame and the products. Concurrent calls share one request. */
@sharedService
export class ServerHoldings {
  private calls = this.shareCalls();

  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly storeGameTime: StoreGameTime,
    session: Session,
  ) {
    // Requests from before a purchase, or by another player, are outdated.
    session.onChange(() => (this.calls = this.shareCalls()));
  }

  subscription(): Promise<Subscription | undefined> {
    return this.calls.subscription();
  }

  claimable(): Promise<Claimable> {
    return this.calls.claimable();
  }

  private shareCalls() {
    return {
      subscription: shareInFlight(() => this.subscriptions.last()),
      claimable: shareInFlight(() => this.storeGameTime.claimable()),
    };
  }
}
