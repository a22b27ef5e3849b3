const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

const units = [
  [day, 'day'],
  [hour, 'hour'],
  [minute, 'minute'],
] as const;

/** Formats a relative time such as "3 hours ago". @returns undefined if less than a minute has passed */
export const timeAgo = (moment: Date, now: Date, languageTag: string): string | undefined => {
  const seconds = (now.getTime() - moment.getTime()) / 1000;
  const [length, unit] = units.find(([least]) => seconds >= least) ?? [];
  if (length === undefined || unit === undefined) return undefined;
  return new Intl.RelativeTimeFormat(languageTag, { numeric: 'auto' }).format(
    -Math.floor(seconds / length),
    unit,
  );
};
