import { languageTag, type Locale } from '#domain/language/Locale';
import type { MaintenanceDuration } from '#domain/server-status/Maintenance';
import type { Translate } from '../content/texts';
import { addNonBreakingSpaces } from '../content/addNonBreakingSpaces';

/** Returns the language tag for dates. English dates use the British format (SS-01). */
export const statusTag = (locale: Locale): string => (locale === 'en-us' ? 'en-GB' : languageTag(locale));

/** UTC date, for example `24 November 2026`. */
export const utcDay = (moment: Date, locale: Locale): string =>
  addNonBreakingSpaces(
    new Intl.DateTimeFormat(statusTag(locale), {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }).format(moment),
  );

/** UTC time, for example `06:00`. */
export const utcTime = (moment: Date): string => moment.toISOString().slice(11, 16);

/**
 * The reader's local time, for example `Tue, 24 November, 07:00 CET`.
 * Returns undefined if it is the same as UTC or the time zone is unknown.
 */
export const ownTime = (moment: Date, locale: Locale, timeZone: string | undefined): string | undefined => {
  if (timeZone === undefined) return undefined;
  const local = (zone: string) =>
    new Intl.DateTimeFormat(statusTag(locale), {
      weekday: 'short',
      day: 'numeric',
      month: 'long',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: zone,
    }).format(moment);
  const own = local(timeZone);
  if (own === local('UTC')) return undefined;
  const zone = new Intl.DateTimeFormat(statusTag(locale), {
    hour: 'numeric',
    timeZone,
    timeZoneName: 'short',
  })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName');
  return `${own} ${zone?.value ?? ''}`.trim();
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
