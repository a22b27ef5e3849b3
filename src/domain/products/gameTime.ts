import { accessEnd, type Subscription } from '../billing/Subscription';

/** Adds calendar months (UTC). If the resulting month is too short for the day, returns its last day. */
export const addMonths = (from: Date, months: number): Date => {
  const day = new Date(from);
  day.setUTCDate(1);
  day.setUTCMonth(day.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate();
  day.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return day;
};

/** Returns the date to which months are added: the end of the game time, or the current time if that has passed. */
export const extensionStart = (gameTimeEnd: Date | undefined, now: Date): Date =>
  gameTimeEnd !== undefined && gameTimeEnd > now ? gameTimeEnd : now;

export const extendedEnd = (months: number, gameTimeEnd: Date | undefined, now: Date): Date =>
  addMonths(extensionStart(gameTimeEnd, now), months);

/** Returns when the player's game time ends after months are added to the end that the server stores. */
export const endAfterAdding = (
  months: number,
  {
    gameTimeEnd,
    subscription,
  }: { readonly gameTimeEnd?: Date; readonly subscription?: Partial<Subscription> },
  now: Date,
): Date | undefined => endOfGameTime(extendedEnd(months, gameTimeEnd, now), subscription);

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
