/** A calendar day, the same in every time zone: `2027-03-04`. */
export type Day = string & { readonly brand: 'Day' };

const hasDigits = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text);

/** Midnight in UTC. Format the result only in UTC. */
export const startOfDay = (day: Day): Date => new Date(`${day}T00:00:00Z`);

/** Returns undefined if the calendar has no such day. */
export const parseDay = (text: string): Day | undefined => {
  const start = startOfDay(text as Day);
  const isDay = hasDigits(text) && !Number.isNaN(start.getTime()) && start.toISOString().startsWith(text);
  return isDay ? (text as Day) : undefined;
};
