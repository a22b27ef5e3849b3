import { dateFormat } from '#domain/language/dateFormat';
import { languageTag, type Locale } from '#domain/language/Locale';

/** Formats a date in UTC. */
export const formatDay = (locale: Locale, day: Date): string =>
  dateFormat(languageTag(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(day);

/** Formats a time to the second, with the time zone. */
export const formatMoment = (locale: Locale, moment: Date): string =>
  dateFormat(languageTag(locale), {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  }).format(moment);
