import { isWorse, type ServiceState } from './Service';

/** A time during which a service was not up. */
export interface Incident {
  readonly state: ServiceState;
  readonly from: Date;
  /** Undefined while the incident is ongoing. */
  readonly to: Date | undefined;
  readonly message: string;
}

export interface ServiceHistory {
  readonly name: string;
  /** Start of the history. There is no earlier data. */
  readonly since: Date;
  /** Newest first. */
  readonly incidents: readonly Incident[];
}

export interface StatusDay {
  /** Start of the day, in UTC. */
  readonly day: Date;
  /** Worst state of the day. */
  readonly state: ServiceState | 'unknown';
}

/** Number of days shown. */
export const historyDays = 90;

const dayMilliseconds = 86_400_000;

const startOfDay = (moment: Date): number => Math.floor(moment.getTime() / dayMilliseconds) * dayMilliseconds;

/** Returns how many milliseconds of an incident are within the range. */
const overlapMilliseconds = ({ from, to }: Incident, begin: number, end: number): number =>
  Math.max(0, Math.min(to?.getTime() ?? end, end) - Math.max(from.getTime(), begin));

/** Returns the state of each of the last days, oldest first. The last entry is today. */
export const daysOf = (
  { since, incidents }: ServiceHistory,
  now: Date,
  count = historyDays,
): readonly StatusDay[] => {
  const today = startOfDay(now);
  return Array.from({ length: count }, (_, index) => {
    const begin = today - (count - 1 - index) * dayMilliseconds;
    const end = Math.min(begin + dayMilliseconds, now.getTime());
    const day = new Date(begin);
    if (begin + dayMilliseconds <= since.getTime()) return { day, state: 'unknown' };
    let state: ServiceState = 'up';
    for (const incident of incidents) {
      if (overlapMilliseconds(incident, begin, end) > 0 && isWorse(incident.state, state))
        state = incident.state;
    }
    return { day, state };
  });
};

/**
 * Returns the fraction of the last days during which the service was not down, from 0 to 1. Only the state `down`
 * counts as downtime, not maintenance or issues. Returns undefined if there is no data.
 */
export const availabilityOf = (
  { since, incidents }: ServiceHistory,
  now: Date,
  count = historyDays,
): number | undefined => {
  const end = now.getTime();
  const begin = Math.max(since.getTime(), startOfDay(now) - (count - 1) * dayMilliseconds);
  if (begin >= end) return undefined;
  const down = incidents
    .filter(({ state }) => state === 'down')
    .reduce((sum, incident) => sum + overlapMilliseconds(incident, begin, end), 0);
  return Math.max(0, 1 - down / (end - begin));
};

/** Returns the ongoing incident of a service; undefined if there is none. */
export const currentIncident = ({ incidents }: ServiceHistory): Incident | undefined =>
  incidents.find(({ to }) => to === undefined);
