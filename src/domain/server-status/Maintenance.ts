/** An entry of the maintenance log. */
export interface Maintenance {
  /** The same in all languages, and unchanged as long as the start stays the same. */
  readonly id: string;
  /** Name of the service in the API. */
  readonly server: string;
  /** Display name of the service. */
  readonly title: string;
  readonly type: string;
  readonly note: string;
  readonly from: Date;
  /** Undefined if it is unknown or not after the start. */
  readonly to: Date | undefined;
}

export type MaintenancePhase = 'planned' | 'running' | 'over';

export interface MaintenanceDuration {
  readonly hours: number;
  readonly minutes: number;
}

const minuteMilliseconds = 60_000;

/** Milliseconds after which maintenance without an end counts as over. */
const maxOpenMilliseconds = 24 * 60 * minuteMilliseconds;

export const validEnd = (from: Date, to: Date | undefined): Date | undefined =>
  to && to.getTime() > from.getTime() ? to : undefined;

export const phaseOf = ({ from, to }: Pick<Maintenance, 'from' | 'to'>, now: Date): MaintenancePhase => {
  const time = now.getTime();
  if (time < from.getTime()) return 'planned';
  return time < (to?.getTime() ?? from.getTime() + maxOpenMilliseconds) ? 'running' : 'over';
};

/** Returns the elapsed time in whole minutes, unaffected by daylight saving time (SS-01). */
export const durationBetween = (from: Date, to: Date | undefined): MaintenanceDuration | undefined => {
  if (!to) return undefined;
  const minutes = Math.max(1, Math.round((to.getTime() - from.getTime()) / minuteMilliseconds));
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
};

export const compareLatestFirst = (one: Maintenance, other: Maintenance): number =>
  other.from.getTime() - one.from.getTime() || one.id.localeCompare(other.id);

/**
 * Sorts current maintenance first, then planned maintenance, the next one first, then past maintenance, latest first.
 * While the time is unknown, sorts latest first.
 */
export const sortNextFirst = (
  entries: readonly Maintenance[],
  now: Date | undefined,
): readonly Maintenance[] => {
  const latestFirst = entries.toSorted(compareLatestFirst);
  if (!now) return latestFirst;
  const inPhase = (phase: MaintenancePhase) => latestFirst.filter((entry) => phaseOf(entry, now) === phase);
  return [...inPhase('running'), ...inPhase('planned').toReversed(), ...inPhase('over')];
};
