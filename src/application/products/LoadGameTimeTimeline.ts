import { gameTimePeriods, type GameTimeChange, type GameTimePeriod } from '#domain/products/gameTimeTimeline';
import type { Subscription } from '#domain/billing/Subscription';
import { hasUnlimitedGameTime } from '#domain/session/roles';
import type { CallFailure } from '#domain/shared/CallFailure';
import { succeed, type Result } from '#domain/shared/Result';
import { Dacs } from '../coupons/Dacs';
import { Session } from '../session/Session';
import { useCase } from '../useCase';
import { GameTime } from './GameTime';
import { SharedAccountRequests } from './SharedAccountRequests';

export interface GameTimeTimeline {
  /** End that the server stores. */
  readonly stored?: Date;
  readonly subscription?: Subscription;
  /** Oldest first; the last one ends when the game time ends. */
  readonly periods: readonly GameTimePeriod[];
  readonly changes: readonly GameTimeChange[];
  /** DACs that the player owns; absent while DACs are turned off, or if the number could not be loaded. */
  readonly dacs?: number;
  readonly hasMyDUAccess: boolean;
  readonly isUnlimited: boolean;
}

/** Loads where the player's game time comes from. Fails only if the game time cannot be loaded. */
@useCase
export class LoadGameTimeTimeline {
  constructor(
    private readonly gameTime: GameTime,
    private readonly requests: SharedAccountRequests,
    private readonly dacs: Dacs,
    private readonly session: Session,
  ) {}

  async execute(): Promise<Result<GameTimeTimeline, CallFailure>> {
    const [record, subscription, dacs] = await Promise.all([
      this.gameTime.findRecord(),
      this.requests.findSubscription(),
      this.countDacs(),
    ]);
    if (!record.ok) return record;
    const { end, changes } = record.value;
    const { player } = this.session;
    return succeed({
      ...(end && { stored: end }),
      ...(subscription && { subscription }),
      periods: gameTimePeriods(record.value, subscription),
      changes,
      ...(dacs !== undefined && { dacs }),
      hasMyDUAccess: player?.details?.hasMyDUAccess ?? false,
      isUnlimited: hasUnlimitedGameTime(player?.roles ?? []),
    });
  }

  private async countDacs(): Promise<number | undefined> {
    const [areEnabled, owned] = await Promise.all([this.dacs.areEnabled(), this.dacs.count()]);
    return areEnabled.ok && areEnabled.value && owned.ok ? owned.value : undefined;
  }
}
