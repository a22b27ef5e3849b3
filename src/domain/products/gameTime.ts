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
