import { LoadGameTimeTimeline, type GameTimeTimeline } from '#application/products/LoadGameTimeTimeline';
import { Clock } from '#application/shared/Clock';
import {
  daysBetween,
  plannedGameTime,
  type GameTimePeriod,
  type PlannedGameTime,
} from '#domain/products/gameTimeTimeline';
import type { PageLifecycle } from '../app/Pages';
import { Loadable } from '../loading/Loadable';
import { disposerOf, makePresenterObservable, presenter } from '../presenter';

/** Period that has not ended, with the days of it that remain. */
export interface RemainingPeriod extends GameTimePeriod {
  readonly days: number;
}

/** Where the player's game time comes from and goes, and what conversions would change. */
@presenter
export class GameTimeTimelinePresenter implements PageLifecycle {
  dacs = 0;
  takesMyDU = false;
  readonly dispose = disposerOf(this);

  constructor(
    readonly timeline: Loadable<GameTimeTimeline>,
    private readonly loadTimeline: LoadGameTimeTimeline,
    private readonly clock: Clock,
  ) {
    makePresenterObservable(this);
  }

  async load(): Promise<void> {
    await this.timeline.load(() => this.loadTimeline.execute());
  }

  /** Returns the periods that have not ended, in the order in which they are used up. */
  get remaining(): readonly RemainingPeriod[] {
    const now = this.clock.now();
    return (this.timeline.value?.periods ?? [])
      .filter(({ until }) => until > now)
      .map((period) => {
        const from = period.from && period.from > now ? period.from : now;
        return { ...period, days: daysBetween(from, period.until) };
      });
  }

  get end(): Date | undefined {
    return this.remaining.at(-1)?.until;
  }

  /** When the game time would end with what the player has selected. */
  get planned(): PlannedGameTime {
    const { stored, subscription, changes } = this.timeline.value ?? {};
    return plannedGameTime(stored, subscription, this, this.clock.now(), changes);
  }

  planDacs(dacs: number): void {
    this.dacs = dacs;
  }

  planMyDU(takesMyDU: boolean): void {
    this.takesMyDU = takesMyDU;
  }
}
