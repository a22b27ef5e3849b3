import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import { languageTag, type Locale } from '#domain/language/Locale';
import type { MaintenanceFeed } from '#hydration/Renderer';

interface CalendarOptions {
  readonly locale: Locale;
  readonly origin: string;
}

const hourSeconds = 3_600;

// Tabs and line breaks are allowed. The library keeps other control characters, which calendar apps reject.
const controlCharacters = /(?![\t\r\n])\p{Cc}/gu;

const printable = (text: string): string => text.replace(controlCharacters, '');

/** The library escapes neither the name and the description of the calendar nor ids. */
const escaped = (text: string): string =>
  printable(text)
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n');

/** Creates the iCalendar file that calendar apps subscribe to. All processes create the same text for the same log. */
export const calendarText = (
  { title, description, path, entries }: MaintenanceFeed,
  { locale, origin }: CalendarOptions,
): string => {
  const { host } = new URL(origin);
  const calendar = ical({
    prodId: { company: 'Starport', product: 'Maintenance', language: languageTag(locale).toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    scale: 'gregorian',
    name: escaped(title),
    description: escaped(description),
    ttl: hourSeconds,
    events: entries.map(({ id, title: summary, text, from, to, changed }) => ({
      id: `${escaped(id)}@${host}`,
      stamp: new Date(changed ?? from),
      start: new Date(from),
      ...(to !== undefined && { end: new Date(to) }),
      summary: printable(summary),
      ...(text !== '' && { description: printable(text) }),
      url: origin + path,
      // Maintenance does not make subscribers busy.
      transparency: ICalEventTransparency.TRANSPARENT,
    })),
  });
  // RFC 5545 ends the last line, too.
  return `${calendar.toString()}\r\n`;
};
