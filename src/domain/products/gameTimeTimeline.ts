import { accessEnd, type Subscription } from '../billing/Subscription';
import { endAfterAdding, endOfGameTime } from './gameTime';
import { myDUConversion } from './mydu';

/** Where game time comes from, or where it goes. */
export const gameTimeSources = [
  'pack',
  'code',
  /** A beta key from another player. */
  'gift',
  'dac',
  'steam',
  'recruit',
  /** 90 days were exchanged for myDU. */
  'mydu',
  /** The order of the game time was refunded. */
  'refund',
  /** Anything else, such as time that was granted before changes were recorded. */
  'other',
] as const;

export type GameTimeSource = (typeof gameTimeSources)[number];

/** A change of the end of game time. */
export interface GameTimeChange {
  readonly date: Date;
  readonly source: GameTimeSource;
  /** The end before the change or, if that had passed, the time of the change. */
  readonly from: Date;
  /** The end after the change. It precedes `from` if time was taken away. */
  readonly until: Date;
}

/** The end that the server stores, and how it came about. */
export interface GameTimeRecord {
  readonly end?: Date;
  /** Oldest first. */
  readonly changes: readonly GameTimeChange[];
}

/** Game time from one source, without gaps between it and the next period. */
export interface GameTimePeriod {
  readonly source: GameTimeSource | 'subscription';
  /** Absent if unknown. */
  readonly from?: Date;
  readonly until: Date;
}

interface Timeline {
  readonly periods: readonly GameTimePeriod[];
  /** The end that the periods and changes so far explain. */
  readonly end?: Date;
}

/** Takes away the time after a date. */
const cut = ({ periods }: Timeline, end: Date): Timeline => ({
  periods: periods
    .filter(({ from }) => from === undefined || from < end)
    .map((period) => (period.until > end ? { ...period, until: end } : period)),
  end,
});

/** Moves the end to a date that the changes do not explain. */
const moveEnd = (timeline: Timeline, end: Date): Timeline => {
  const { periods, end: before } = timeline;
  if (before && before >= end) return cut(timeline, end);
  return { periods: [...periods, { source: 'other', ...(before && { from: before }), until: end }], end };
};

const addChange = (timeline: Timeline, { date, source, from, until }: GameTimeChange): Timeline => {
  if (until <= from) return cut(moveEnd(timeline, from), until);
  // An extension that starts later than its date continues the end that the player had at that time.
  const before = from > date ? moveEnd(timeline, from) : cut(timeline, from);
  return { periods: [...before.periods, { source, from, until }], end: until };
};

/**
 * Returns the game time by its source, oldest first. The last period ends when the account's game time ends, even if
 * the changes do not explain that end. Only time that ended before the last change may be missing.
 */
export const gameTimePeriods = (
  { end, changes }: GameTimeRecord,
  subscription?: Partial<Subscription>,
): readonly GameTimePeriod[] => {
  const recorded = changes.reduce<Timeline>(addChange, { periods: [] });
  const { periods } = end ? moveEnd(recorded, end) : recorded;
  const access = subscription && accessEnd(subscription);
  if (!access || (end && access <= end)) return periods;
  return [...periods, { source: 'subscription', ...(end && { from: end }), until: access }];
};

const dayMilliseconds = 86_400_000;

/** Returns the days from one date to another, rounded; negative if they were taken away. */
export const daysBetween = (from: Date, until: Date): number =>
  Math.round((until.getTime() - from.getTime()) / dayMilliseconds);

/** What the player considers doing with their game time. */
export interface GameTimePlan {
  /** DACs to convert first. */
  readonly dacs: number;
  readonly takesMyDU: boolean;
}

export type PlannedGameTime =
  | { readonly kind: 'ends'; readonly end: Date }
  | { readonly kind: 'none' }
  /** There is no game time to exchange for myDU. */
  | { readonly kind: 'no-game-time' };

/** Returns when the game time would end. The rules are those of the conversions themselves. */
export const plannedGameTime = (
  stored: Date | undefined,
  subscription: Partial<Subscription> | undefined,
  { dacs, takesMyDU }: GameTimePlan,
  now: Date,
  changes: readonly GameTimeChange[] = [],
): PlannedGameTime => {
  const record = { ...(stored && { gameTimeEnd: stored }), gameTimeChanges: changes };
  const extended = dacs === 0 ? stored : endAfterAdding(dacs, record, now);
  const conversion = myDUConversion(extended, now);
  if (takesMyDU && conversion.kind === 'forbidden') return { kind: 'no-game-time' };
  const remaining = takesMyDU && conversion.kind === 'possible' ? conversion.endAfterwards : extended;
  const end = endOfGameTime(remaining, subscription);
  return end && end > now ? { kind: 'ends', end } : { kind: 'none' };
};
