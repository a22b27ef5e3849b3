import { ownTime, relativeTime } from '#ui/server-status/times';

const plain = (text: string | undefined): string | undefined => text?.replace(/[\u00a0\u202f]/g, ' ');

const moment = new Date('2026-11-24T06:05:00Z');

it.each([
  ['Europe/Berlin', '2026-10-25T00:30:00Z', '02:30 CEST'],
  ['Europe/Berlin', '2026-10-25T01:30:00Z', '02:30 CET'],
  ['Asia/Kolkata', '2026-11-24T23:00:00Z', '25 November 2026 at 04:30 GMT+5:30'],
  ['America/New_York', '2026-11-24T02:00:00Z', '23 November 2026 at 21:00 GMT-5'],
])('SS-01 the local time in %s has a date only if it differs from the one in UTC', (zone, at, expected) => {
  expect(plain(ownTime(new Date(at), 'en-us', zone))).toBe(expected);
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
