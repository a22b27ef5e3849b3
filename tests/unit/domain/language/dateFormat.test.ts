import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { dateFormat } from '#domain/language/dateFormat';
import { formatMoment } from '#hydration/localTimes';

const first = new Date('2027-03-01T14:30:00Z');

it.each([
  ['fr-FR', { dateStyle: 'long' }, '1er mars 2027'],
  ['fr-FR', { dateStyle: 'medium', timeStyle: 'short' }, '1er mars 2027, 14:30'],
  ['fr-FR', { dateStyle: 'full' }, 'lundi 1er mars 2027'],
  ['de-DE', { dateStyle: 'long' }, '1. März 2027'],
  ['en-US', { dateStyle: 'long' }, 'March 1, 2027'],
] as const)('LA-03 writes the first of a month as in %s with %o', (tag, options, written) => {
  expect(dateFormat(tag, { ...options, timeZone: 'UTC' }).format(first)).toBe(written);
});

it.each(['2027-03-11T01:01:01Z', '2027-03-21T11:01:01Z', '2027-03-31T21:01:01Z'])(
  'LA-03 leaves other French days and times unchanged at %s',
  (time) => {
    const options = { dateStyle: 'full', timeStyle: 'long', timeZone: 'UTC' } as const;
    const moment = new Date(time);
    expect(dateFormat('fr-FR', options).format(moment)).toBe(
      new Intl.DateTimeFormat('fr-FR', options).format(moment),
    );
  },
);

it('LA-03 writes both ends of a French period with their ordinals', () => {
  const format = dateFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' });
  expect(format.formatRange(new Date('2027-02-01'), first)).toMatch(/^1er février\W+1er mars 2027$/);
});

it('SS-01 keeps the French first of a month on one line', () => {
  expect(formatMoment(first, 'fr-FR', 'UTC')).toMatch(/^1er\u00a0mars\u00a02027/);
});

it('LA-03 formats every date with a month in words by the same function', () => {
  const files = ['src', 'sandbox', 'server'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  );
  const others = files.filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      /Intl\.DateTimeFormat\([^;]*\b(?:month|dateStyle)\b/.test(readFileSync(file, 'utf8')),
  );
  expect(files.length).toBeGreaterThan(1000);
  expect(others).toEqual([]);
});
