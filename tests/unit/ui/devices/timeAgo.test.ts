import { timeAgo } from '#ui/devices/timeAgo';

const now = new Date('2026-11-22T12:00:00Z');
const ago = (seconds: number, tag = 'en-US') => timeAgo(new Date(now.getTime() - seconds * 1000), now, tag);

it.each([
  [0, undefined],
  [-30, undefined],
  [59, undefined],
  [60, '1 minute ago'],
  [3599, '59 minutes ago'],
  [3600, '1 hour ago'],
  [86_399, '23 hours ago'],
  [86_400, 'yesterday'],
  [5 * 86_400, '5 days ago'],
])('formats %d s ago as %s', (seconds, text) => {
  expect(ago(seconds)).toBe(text);
});

it('uses the page’s language', () => {
  expect(ago(7200, 'de-DE')).toBe('vor 2 Stunden');
});
