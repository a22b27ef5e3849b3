import type { Subscription } from '../../domain/billing/Subscription';
import { Subscriptions } from '../billing/Subscriptions';
import { StoreGameTime } from '../linked-accounts/StoreGameTime';
import { Session } from '../session/Session';
import { sharedService } from '../useCase';

type Claimable = Awaited<ReturnType<StoreGameTime['claimable']>>;

/** What the account frame and the products both show; a call under way is shared. */
@sharedService
export class ServerHoldings {
  private underWay: { subscription?: Promise<Subscription | undefined>; claimable?: Promise<Claimable> } = {};

  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly storeGameTime: StoreGameTime,
    session: Session,
  ) {
    // What was asked for before a purchase, or by another player, is outdated.
    session.onChange(() => (this.underWay = {}));
  }

  subscription(): Promise<Subscription | undefined> {
    const { underWay } = this;
    return (underWay.subscription ??= this.subscriptions.last().finally(() => delete underWay.subscription));
  }

  claimable(): Promise<Claimable> {
    const { underWay } = this;
    return (underWay.claimable ??= this.storeGameTime.claimable().finally(() => delete underWay.claimable));
  }
}
