import { languageTag, type Locale } from '#domain/language/Locale';
import type { MaintenanceFeed } from '#hydration/Renderer';

interface CalendarOptions {
  readonly locale: Locale;
  readonly origin: string;
}

/** Maximum octets of a line, without the line break (RFC 5545 §3.1). */
const maxLineOctets = 75;

/** Formats a time in UTC: `20261124T060000Z`. */
const moment = (iso: string): string => new Date(iso).toISOString().replace(/[-:]|\.\d{3}/g, '');

// Tabs are allowed. Other control characters would end a line or be rejected.
const controlCharacters = /(?!\t)\p{Cc}/gu;

const escaped = (text: string): string =>
  text
    .replace(/\\/g, '\\\\')
    .replace(/[;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(controlCharacters, '');

/** Folds a line: continuation lines begin with a space, and no character is split. */
const foldLine = (line: string): string => {
  let length = 0;
  let text = '';
  for (const character of line) {
    const octets = Buffer.byteLength(character);
    if (length + octets > maxLineOctets) {
      text += '\r\n ';
      length = 1;
    }
    text += character;
    length += octets;
  }
  return text;
};

/** Creates the iCalendar file that calendar apps subscribe to. All processes create the same text for the same log. */
export const calendarText = (
  { title, description, path, entries }: MaintenanceFeed,
  { locale, origin }: CalendarOptions,
): string => {
  const { host } = new URL(origin);
  const events = entries.flatMap((entry) => [
    'BEGIN:VEVENT',
    `UID:${escaped(entry.id)}@${host}`,
    `DTSTAMP:${moment(entry.changed ?? entry.from)}`,
    `DTSTART:${moment(entry.from)}`,
    ...(entry.to === undefined ? [] : [`DTEND:${moment(entry.to)}`]),
    `SUMMARY:${escaped(entry.title)}`,
    ...(entry.text === '' ? [] : [`DESCRIPTION:${escaped(entry.text)}`]),
    `URL:${origin}${path}`,
    // Maintenance does not make subscribers busy.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Starport//Maintenance//${languageTag(locale).toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(title)}`,
    `NAME:${escaped(title)}`,
    `X-WR-CALDESC:${escaped(description)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...events,
    'END:VCALENDAR',
    '',
  ]
    .map(foldLine)
    .join('\r\n');
};
