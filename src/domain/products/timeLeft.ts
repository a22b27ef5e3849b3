export interface TimeLeft {
  /** Whole days or, on the last day, whole hours, rounded up. */
  readonly count: number;
  readonly unit: 'day' | 'hour';
  /** Remaining fraction of the displayed period, from 0 to 1. */
  readonly share: number;
}

const hourMilliseconds = 3_600_000;

const dayMilliseconds = 24 * hourMilliseconds;

/** Lengths in days of the periods that are sold: 1, 3, 6 and 12 months. */
const periods: readonly number[] = [31, 92, 184, 366];

/** Returns the time left. Its fraction refers to the shortest period on sale that is long enough. */
export const timeLeft = (until: Date, now: Date): TimeLeft => {
  const left = Math.max(0, until.getTime() - now.getTime());
  const period = periods.find((days) => left <= days * dayMilliseconds);
  const share = period === undefined ? 1 : left / (period * dayMilliseconds);
  return left <= dayMilliseconds
    ? { count: Math.ceil(left / hourMilliseconds), unit: 'hour', share }
    : { count: Math.ceil(left / dayMilliseconds), unit: 'day', share };
};
