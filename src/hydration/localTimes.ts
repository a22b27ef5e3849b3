import { dateFormat } from '#domain/language/dateFormat';

/**
 * Formats of times for readers. The web server formats them in UTC. In the browser, the early script and the
 * application replace them with the reader's local time.
 */

/** Moment to the minute, with the time zone: `26 November 2026 at 08:30 CET`. */
export const formatMoment = (moment: Date, tag: string, timeZone?: string): string =>
  unbroken(
    dateFormat(tag, {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      ...clock,
      timeZone,
    }).format(moment),
  );

/** Time of day, with the time zone: `08:30 CET`. */
export const formatClock = (moment: Date, tag: string, timeZone?: string): string =>
  unbroken(new Intl.DateTimeFormat(tag, { ...clock, timeZone }).format(moment));

/** Breaks a moment only between the date and the time. */
const unbroken = (text: string): string =>
  text.replace(/^(\d+\S*) (\S+) (?=\d{4})/, '$1\u00a0$2\u00a0').replace(/(\d\d:\d\d) /, '$1\u00a0');

const clock = {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'short',
} as const satisfies Intl.DateTimeFormatOptions;

/** Time of day without the time zone. Without `Intl`, which takes long to load a language on a phone. */
export const formatHours = (moment: Date, timeZone?: 'UTC'): string =>
  [
    timeZone ? moment.getUTCHours() : moment.getHours(),
    timeZone ? moment.getUTCMinutes() : moment.getMinutes(),
  ]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');

export const formatWeekday = (moment: Date, tag: string, timeZone?: string): string =>
  new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone }).format(moment);

const minuteMs = 60_000;

/** Units of a countdown, each with the number of milliseconds from which on it is used. */
const units = [
  { unit: 'day', ms: 1440 * minuteMs, from: 2880 * minuteMs },
  { unit: 'hour', ms: 60 * minuteMs, from: 120 * minuteMs },
  { unit: 'minute', ms: minuteMs, from: 0 },
] as const;

/** Remaining time: `(in 42 minutes)`, rounded up, so that nobody comes back too early. Empty once it has passed. */
export const formatCountdown = (to: Date, now: Date, tag: string): string => {
  const remainingMs = to.getTime() - now.getTime();
  if (remainingMs <= 0) return '';
  const { unit, ms } = units.find(({ from }) => remainingMs >= from) ?? units[2];
  return `(${new Intl.RelativeTimeFormat(tag).format(Math.ceil(remainingMs / ms), unit)})`;
};
