import { accessEnd, type Subscription } from '../billing/Subscription';

/**
 * Adds calendar months (UTC). If the resulting month is too short for the day, returns its last day.
 * @param dayOfMonth intended day, if an earlier month was too short for it
 */
export const addMonths = (from: Date, months: number, dayOfMonth = from.getUTCDate()): Date => {
  const day = new Date(from);
  day.setUTCDate(1);
  day.setUTCMonth(day.getUTCMonth() + months);
  day.setUTCDate(Math.min(dayOfMonth, daysInMonth(day)));
  return day;
};

const daysInMonth = (day: Date): number =>
  new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate();

const isLastOfMonth = (day: Date): boolean => day.getUTCDate() === daysInMonth(day);

/** A change of the end of game time. */
interface EndChange {
  readonly from: Date;
  readonly until: Date;
}

/** Whether a change added whole calendar months. Either month may have been too short for the intended day. */
const isByMonths = ({ from, until }: EndChange): boolean => {
  const [before, after] = [from.getUTCDate(), until.getUTCDate()];
  const hasMovedBack = after < before && isLastOfMonth(until);
  const hasReturned = after > before && isLastOfMonth(from);
  return until > from && (before === after || hasMovedBack || hasReturned);
};

/**
 * Returns the day of the month on which the current series of monthly extensions began. Twelve extensions by a month
 * from January 31 therefore end on January 31, although February is shorter.
 * @param changes oldest first
 */
const anchorDay = (start: Date, changes: readonly EndChange[]): number => {
  let day = start.getUTCDate();
  if (!isLastOfMonth(start)) return day;
  let end = start;
  for (const change of changes.toReversed()) {
    if (change.until.getTime() !== end.getTime() || !isByMonths(change)) break;
    end = change.from;
    day = Math.max(day, end.getUTCDate());
  }
  return day;
};

/** Returns the date to which months are added: the end of the game time, or the current time if that has passed. */
export const extensionStart = (gameTimeEnd: Date | undefined, now: Date): Date =>
  gameTimeEnd !== undefined && gameTimeEnd > now ? gameTimeEnd : now;

/** @param changes earlier changes of the end, oldest first */
export const extendedEnd = (
  months: number,
  gameTimeEnd: Date | undefined,
  now: Date,
  changes: readonly EndChange[] = [],
): Date => {
  const start = extensionStart(gameTimeEnd, now);
  return addMonths(start, months, anchorDay(start, changes));
};

/** Returns when the player's game time ends after months are added to the end that the server stores. */
export const endAfterAdding = (
  months: number,
  {
    gameTimeEnd,
    gameTimeChanges,
    subscription,
  }: {
    readonly gameTimeEnd?: Date;
    readonly gameTimeChanges?: readonly EndChange[];
    readonly subscription?: Partial<Subscription>;
  },
  now: Date,
): Date | undefined => endOfGameTime(extendedEnd(months, gameTimeEnd, now, gameTimeChanges), subscription);

/**
 * Returns when the player's game time ends: the end stored by the server, or the date until which the subscription
 * gives access, whichever is later.
 */
export const endOfGameTime = (
  gameTimeEnd: Date | undefined,
  subscription: Partial<Subscription> | undefined,
): Date | undefined => {
  const access = subscription && accessEnd(subscription);
  if (!gameTimeEnd || !access) return gameTimeEnd ?? access;
  return gameTimeEnd.getTime() >= access.getTime() ? gameTimeEnd : access;
};
