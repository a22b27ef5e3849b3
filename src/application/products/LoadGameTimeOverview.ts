import type { Subscription } from '#domain/billing/Subscription';
import type { GameTimeChange } from '#domain/products/gameTimeTimeline';
import type { CallFailure } from '#domain/shared/CallFailure';
import { succeed, type Result } from '#domain/shared/Result';
import { useCase } from '../useCase';
import { SharedAccountRequests } from './SharedAccountRequests';

/** The player's game time and purchases as stored on the server. */
export interface GameTimeOverview {
  readonly gameTimeEnd?: Date;
  /** Changes of the end, oldest first. */
  readonly gameTimeChanges?: readonly GameTimeChange[];
  readonly subscription?: Subscription;
  /** Months of game time from the store that the player has not claimed yet. */
  readonly claimableMonths?: number;
}

/** Loads the overview. Fails only if the game time cannot be loaded. */
@useCase
export class LoadGameTimeOverview {
  constructor(private readonly requests: SharedAccountRequests) {}

  async execute(): Promise<Result<GameTimeOverview, CallFailure>> {
    const [gameTime, subscription, claimable] = await Promise.all([
      this.requests.findGameTime(),
      this.requests.findSubscription(),
      this.requests.findClaimable(),
    ]);
    if (!gameTime.ok) return gameTime;
    const { end, changes } = gameTime.value;
    return succeed({
      ...(end && { gameTimeEnd: end }),
      ...(changes.length > 0 && { gameTimeChanges: changes }),
      ...(subscription && { subscription }),
      ...(claimable && { claimableMonths: claimable.months }),
    });
  }
}
