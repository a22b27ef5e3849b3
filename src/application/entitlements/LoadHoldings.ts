import type { Subscription } from '../../domain/billing/Subscription';
import type { CallFailure } from '../../domain/shared/CallFailure';
import { succeed, type Result } from '../../domain/shared/Result';
import { useCase } from '../useCase';
import { GameTime } from './GameTime';
import { ServerHoldings } from './ServerHoldings';

/** The player's game time and purchases as stored on the server. */
export interface StoredHoldings {
  readonly gameTimeEnd?: Date;
  readonly subscription?: Subscription;
  /** Unclaimed months from the store. */
  readonly claimableMonths?: number;
}

/** Fails only if the game time cannot be loaded. */
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
