import type { Subscription } from '../../domain/billing/Subscription';
import type { CallFailure } from '../../domain/shared/CallFailure';
import { succeed, type Result } from '../../domain/shared/Result';
import { Subscriptions } from '../billing/Subscriptions';
import { StoreGameTime } from '../linked-accounts/StoreGameTime';
import { useCase } from '../useCase';
import { GameTime } from './GameTime';

/** What the server knows about the player's game time and purchases. */
export interface StoredHoldings {
  readonly gameTimeEnd?: Date;
  readonly subscription?: Subscription;
  /** Months from the store that are not claimed yet. */
  readonly claimableMonths?: number;
}

/** Only the game time must succeed. */
@useCase
export class LoadHoldings {
  constructor(
    private readonly gameTime: GameTime,
    private readonly subscriptions: Subscriptions,
    private readonly storeGameTime: StoreGameTime,
  ) {}

  async execute(): Promise<Result<StoredHoldings, CallFailure>> {
    const [gameTimeEnd, subscription, claimable] = await Promise.all([
      this.gameTime.end(),
      this.subscriptions.last(),
      this.storeGameTime.claimable(),
    ]);
    if (!gameTimeEnd.ok) return gameTimeEnd;
    return succeed({
      ...(gameTimeEnd.value && { gameTimeEnd: gameTimeEnd.value }),
      ...(subscription && { subscription }),
      ...(claimable && { claimableMonths: claimable.months }),
    });
  }
}
