import { languageTag, type Locale } from '#domain/language/Locale';

/** Formats a date in UTC. */
export const formatDay = (locale: Locale, day: Date): string =>
  new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(day);

/** Formats a time to the second, with the time zone. */
export const formatMoment = (locale: Locale, moment: Date): string =>
  new Intl.DateTimeFormat(languageTag(locale), {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  }).format(moment);
