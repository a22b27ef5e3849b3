import { dateTag, languageTag, type Locale } from '#domain/language/Locale';
import type { MaintenanceDuration } from '#domain/server-status/Maintenance';
import { formatClock, formatMoment } from '#hydration/localTimes';
import type { Translate } from '../content/texts';
import { addNonBreakingSpaces } from '../kit/foundation/addNonBreakingSpaces';

/**
 * The reader's local time: `07:00 CET`, with the date if it differs from the one in UTC.
 * Returns undefined if it is the same as UTC or the time zone is unknown.
 */
export const ownTime = (moment: Date, locale: Locale, timeZone: string | undefined): string | undefined => {
  if (timeZone === undefined) return undefined;
  const tag = dateTag(locale);
  const dayIn = (zone: string): string => moment.toLocaleDateString(tag, { timeZone: zone });
  const clockIn = (zone: string): string =>
    moment.toLocaleTimeString(tag, { hour: '2-digit', minute: '2-digit', timeZone: zone });
  const isSameDay = dayIn(timeZone) === dayIn('UTC');
  if (isSameDay && clockIn(timeZone) === clockIn('UTC')) return undefined;
  return (isSameDay ? formatClock : formatMoment)(moment, tag, timeZone);
};

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const;

/**
 * Relative time, for example `40 seconds ago`.
 * @param milliseconds elapsed time; negative for a time in the future, for example `in 2 minutes`
 */
export const relativeTime = (milliseconds: number, locale: Locale): string => {
  const size = Math.abs(milliseconds);
  const [unit, length] = units.find(([, least]) => size >= least) ?? units[3];
  const count = Math.round(milliseconds / length);
  return new Intl.RelativeTimeFormat(languageTag(locale)).format(-count, unit);
};

/** Duration in hours and minutes, for example `1 h 15 min` (SS-01). */
export const lengthText = ({ hours, minutes }: MaintenanceDuration, t: Translate<'serverStatus'>): string => {
  if (hours === 0) return addNonBreakingSpaces(t('length.minutes', { minutes }));
  return addNonBreakingSpaces(
    minutes === 0 ? t('length.hours', { hours }) : t('length.both', { hours, minutes }),
  );
};
