import { ownTime, relativeTime, statusTag, utcDay, utcTime } from '#ui/server-status/times';

const plain = (text: string | undefined): string | undefined => text?.replace(/[\u00a0\u202f]/g, ' ');

const moment = new Date('2026-11-24T06:05:00Z');

it('SS-01 formats English dates in British style and all dates in UTC', () => {
  expect(statusTag('en-us')).toBe('en-GB');
  expect(plain(utcDay(moment, 'en-us'))).toBe('24 November 2026');
  expect(plain(utcDay(moment, 'fr-fr'))).toBe('24 novembre 2026');
  expect(plain(utcDay(moment, 'de-de'))).toBe('24. November 2026');
  expect(plain(utcDay(new Date('2026-11-24T23:59:59Z'), 'en-us'))).toBe('24 November 2026');
  expect(utcTime(moment)).toBe('06:05');
});

it.each([
  ['Europe/Berlin', '2026-10-25T00:30:00Z', 'Sun 25 October at 02:30 CEST'],
  ['Europe/Berlin', '2026-10-25T01:30:00Z', 'Sun 25 October at 02:30 CET'],
  ['Asia/Kolkata', '2026-11-24T23:00:00Z', 'Wed 25 November at 04:30 GMT+5:30'],
  ['America/New_York', '2026-11-24T02:00:00Z', 'Mon 23 November at 21:00 GMT-5'],
])('SS-01 the local time in %s respects its time zone and date', (zone, at, expected) => {
  const words = (text: string | undefined) => plain(text)?.replace(/,/g, '').replace(' at ', ' ');
  expect(words(ownTime(new Date(at), 'en-us', zone))).toBe(words(expected));
});

it('SS-01 does not show a local time in UTC or in an unknown time zone', () => {
  expect(ownTime(moment, 'en-us', 'UTC')).toBeUndefined();
  expect(ownTime(moment, 'en-us', 'Africa/Abidjan')).toBeUndefined();
  expect(ownTime(moment, 'en-us', undefined)).toBeUndefined();
});

it('SS-01 formats the time elapsed since an event', () => {
  expect(relativeTime(40_000, 'en-us')).toBe('40 seconds ago');
  expect(relativeTime(90_000, 'de-de')).toBe('vor 2 Minuten');
  expect(plain(relativeTime(7_200_000, 'fr-fr'))).toBe('il y a 2 heures');
  expect(relativeTime(-120_000, 'en-us')).toBe('in 2 minutes');
});
