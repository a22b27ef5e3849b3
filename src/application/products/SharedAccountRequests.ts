import type { BetaKeys } from '#domain/beta-keys/BetaKey';
import type { Subscription } from '#domain/billing/Subscription';
import type { GameTimeRecord } from '#domain/products/gameTimeTimeline';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';
import { KeyGifts } from '../beta-keys/KeyGifts';
import { Subscriptions } from '../billing/Subscriptions';
import { StoreGameTime } from '../linked-accounts/StoreGameTime';
import { Session } from '../session/Session';
import { shareInFlight } from '../shared/shareInFlight';
import { sharedService } from '../useCase';
import { GameTime } from './GameTime';

type Claimable = Awaited<ReturnType<StoreGameTime['findClaimable']>>;

/** Account data shown both in the account frame and on a page in it. Concurrent calls share one request. */
@sharedService
export class SharedAccountRequests {
  private calls = this.shareCalls();

  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly storeGameTime: StoreGameTime,
    private readonly gameTime: GameTime,
    private readonly keyGifts: KeyGifts,
    session: Session,
  ) {
    // Pending requests are outdated after a purchase, or when another player signs in.
    session.onChange(() => (this.calls = this.shareCalls()));
  }

  findSubscription(): Promise<Subscription | undefined> {
    return this.calls.subscription();
  }

  /** Returns the end that the server stores. Use `endOfGameTime` to take the subscription into account. */
  findGameTime(): Promise<Result<GameTimeRecord, CallFailure>> {
    return this.calls.gameTime();
  }

  findClaimable(): Promise<Claimable> {
    return this.calls.claimable();
  }

  findBetaKeys(): Promise<Result<BetaKeys, CallFailure>> {
    return this.calls.betaKeys();
  }

  private shareCalls() {
    return {
      subscription: shareInFlight(() => this.subscriptions.findLast()),
      gameTime: shareInFlight(() => this.gameTime.findRecord()),
      claimable: shareInFlight(() => this.storeGameTime.findClaimable()),
      betaKeys: shareInFlight(() => this.keyGifts.list()),
    };
  }
}
