import type { Subscription } from '../../domain/billing/Subscription';
import type { CallFailure } from '../../domain/shared/CallFailure';
import { succeed, type Result } from '../../domain/shared/Result';
import { useCase } from '../useCase';
import { GameTime } from './GameTime';
import { ServerHoldings } from './ServerHoldings';

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
    private readonly holdings: ServerHoldings,
  ) {}

  async execute(): Promise<Result<StoredHoldings, CallFailure>> {
    const [gameTimeEnd, subscription, claimable] = await Promise.all([
      this.gameTime.end(),
      this.holdings.subscription(),
      this.holdings.claimable(),
    ]);
    if (!gameTimeEnd.ok) return gameTimeEnd;
    return succeed({
      ...(gameTimeEnd.value && { gameTimeEnd: gameTimeEnd.value }),
      ...(subscription && { subscription }),
      ...(claimable && { claimableMonths: claimable.months }),
    });
  }
}
