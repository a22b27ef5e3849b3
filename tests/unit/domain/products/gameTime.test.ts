import { addMonths, endOfGameTime, extendedEnd } from '#domain/products/gameTime';

it.each([
  ['2026-01-31T12:00:00.000Z', 1, '2026-02-28T12:00:00.000Z'],
  ['2026-11-30T12:00:00.000Z', 3, '2027-02-28T12:00:00.000Z'],
  ['2026-03-31T12:00:00.000Z', -1, '2026-02-28T12:00:00.000Z'],
  ['2028-02-29T12:00:00.000Z', 12, '2029-02-28T12:00:00.000Z'],
  ['2026-06-15T12:00:00.000Z', 6, '2026-12-15T12:00:00.000Z'],
])('%s plus %d months is %s', (from, months, to) => {
  expect(addMonths(new Date(from), months)).toEqual(new Date(to));
});

const now = new Date('2026-06-15T12:00:00.000Z');

it.each([
  ['no game time', undefined, '2026-09-15T12:00:00.000Z'],
  ['game time that has ended', '2026-01-31T12:00:00.000Z', '2026-09-15T12:00:00.000Z'],
  ['game time that ends now', '2026-06-15T12:00:00.000Z', '2026-09-15T12:00:00.000Z'],
  ['remaining game time', '2026-11-30T12:00:00.000Z', '2027-02-28T12:00:00.000Z'],
])('PD-01 adds three months to %s', (_, end, extended) => {
  expect(extendedEnd(3, end === undefined ? undefined : new Date(end), now)).toEqual(new Date(extended));
});

/** Adds months one change at a time. */
const afterSteps = (start: string, steps: readonly number[]): Date => {
  const begin = new Date(start);
  const changes: { from: Date; until: Date }[] = [];
  let end: Date | undefined;
  for (const months of steps) {
    const from: Date = end ?? begin;
    end = extendedEnd(months, end, begin, changes);
    changes.push({ from, until: end });
  }
  return end ?? begin;
};

const starts = Array.from({ length: 366 }, (_, day) =>
  new Date(Date.UTC(2027, 0, 1 + day, 12)).toISOString(),
);

it.each([[Array<number>(12).fill(1)], [[1, 11]], [[3, 3, 6]], [[6, 1, 5]]])(
  'PD-01 adding %j months in steps ends on the same day as adding twelve months at once',
  (steps) => {
    for (const start of starts) expect(afterSteps(start, steps)).toEqual(addMonths(new Date(start), 12));
  },
);

it('PD-01 changes that did not add whole months do not affect later extensions', () => {
  const from = new Date('2027-01-31T12:00:00.000Z');
  const until = new Date('2027-02-26T12:00:00.000Z');
  expect(extendedEnd(1, until, from, [{ from, until }])).toEqual(new Date('2027-03-26T12:00:00.000Z'));
  const end = new Date('2027-02-28T12:00:00.000Z');
  expect(extendedEnd(1, end, from, [{ from: until, until: end }])).toEqual(
    new Date('2027-03-28T12:00:00.000Z'),
  );
});

it('PD-01 the game time ends at the stored end or with the subscription, whichever is later', () => {
  const earlier = new Date('2026-07-01');
  const later = new Date('2026-08-01');
  expect(endOfGameTime(later, { nextCharge: earlier })).toBe(later);
  expect(endOfGameTime(earlier, { end: later })).toBe(later);
  expect(endOfGameTime(earlier, {})).toBe(earlier);
  expect(endOfGameTime(undefined, { end: later })).toBe(later);
  expect(endOfGameTime(undefined, undefined)).toBeUndefined();
});
