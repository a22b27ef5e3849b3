import { parseDay, startOfDay } from '#domain/shared/Day';

it.each(['2026-01-12', '2028-02-29', '0999-12-31'])('parses the day %s', (text) => {
  expect(parseDay(text)).toBe(text);
});

it.each(['', '2026-1-2', '2026-02-30', '2027-02-29', '2026-13-01', '2026-01-12T00:00:00Z', ' 2026-01-12'])(
  'rejects %j, which is not a day of the calendar',
  (text) => {
    expect(parseDay(text)).toBeUndefined();
  },
);

it('starts a day at midnight in UTC', () => {
  const day = parseDay('2026-01-12');
  expect(day && startOfDay(day).toISOString()).toBe('2026-01-12T00:00:00.000Z');
});
