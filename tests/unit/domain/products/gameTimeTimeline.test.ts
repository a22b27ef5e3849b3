import { endOfGameTime, extendedEnd, extensionStart } from '#domain/products/gameTime';
import {
  daysBetween,
  gameTimePeriods,
  plannedGameTime,
  type GameTimeChange,
  type GameTimeRecord,
  type GameTimeSource,
} from '#domain/products/gameTimeTimeline';
import { convertToMyDU } from '#domain/products/mydu';

const day = (text: string): Date => new Date(`${text}T12:00:00Z`);

const now = day('2026-11-20');

/** Returns a generator of pseudorandom integers below a limit. The same seed produces the same numbers. */
const randomFrom = (seed: number): ((limit: number) => number) => {
  let state = seed + 1;
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
};

const sources: readonly GameTimeSource[] = ['pack', 'code', 'gift', 'dac', 'steam', 'recruit'];

/** Records a sequence of grants, refunds and exchanges, as the back end does. */
const recordOf = (seed: number, mayBeUnexplained: boolean): GameTimeRecord => {
  const random = randomFrom(seed);
  const changes: GameTimeChange[] = [];
  let end: Date | undefined;
  let date = day('2025-01-31');
  const change = (source: GameTimeSource, from: Date, until: Date): void => {
    changes.push({ date, source, from, until });
    end = until;
  };
  for (let step = random(12); step > 0; step--) {
    date = new Date(date.getTime() + random(120) * 86_400_000);
    const action = random(mayBeUnexplained ? 5 : 4);
    if (action <= 1) {
      const source = sources[random(sources.length)] ?? 'pack';
      change(source, extensionStart(end, date), extendedEnd(1 + random(12), end, date));
    } else if (action === 2 && end) {
      change('refund', end, new Date(end.getTime() - random(200) * 86_400_000));
    } else if (action === 3) {
      const exchanged = convertToMyDU(false, end, date);
      if (exchanged.ok && end) change('mydu', end, exchanged.value);
    } else if (action === 4) {
      end = new Date(date.getTime() + (random(400) - 100) * 86_400_000);
    }
  }
  return { changes, ...(end && { end }) };
};

describe('PD-01 the periods of 2,000 generated sequences of changes', () => {
  const seeds = Array.from({ length: 1000 }, (_, seed) => seed);
  const records = seeds.flatMap((seed) => [recordOf(seed, false), recordOf(seed, true)]);

  it('end when the game time of the account ends', () => {
    for (const record of records) {
      const { end } = record;
      const last = gameTimePeriods(record).at(-1)?.until;
      // Time that had ended before it was taken away needs no period.
      const isRunning = end && end > (record.changes.at(-1)?.date ?? end);
      if (isRunning) expect(last).toEqual(end);
      else expect(last?.getTime() ?? 0).toBeLessThanOrEqual(end?.getTime() ?? 0);
    }
  });

  it('end when the subscription ends, if that is later', () => {
    for (const [seed, record] of records.entries()) {
      const subscription = { nextCharge: new Date(day('2026-01-01').getTime() + seed * 86_400_000) };
      const end = endOfGameTime(record.end, subscription);
      if (end !== record.end) expect(gameTimePeriods(record, subscription).at(-1)?.until).toEqual(end);
    }
  });

  it('neither overlap nor are empty', () => {
    for (const record of records) {
      const periods = gameTimePeriods(record);
      for (const [index, { from, until }] of periods.entries()) {
        const before = periods[index - 1];
        if (from) expect(from.getTime()).toBeLessThan(until.getTime());
        if (before) expect(from?.getTime()).toBeGreaterThanOrEqual(before.until.getTime());
      }
    }
  });

  it('explain every day if every change was recorded', () => {
    for (const seed of seeds) {
      const { changes, ...record } = recordOf(seed, false);
      const periods = gameTimePeriods({ changes, ...record });
      expect(periods.filter(({ source }) => source === 'other')).toEqual([]);
    }
  });
});

it('PD-01 myDU takes the last days, whatever their source', () => {
  const changes: readonly GameTimeChange[] = [
    { date: day('2026-10-01'), source: 'pack', from: day('2026-10-01'), until: day('2027-01-01') },
    { date: day('2026-11-01'), source: 'dac', from: day('2027-01-01'), until: day('2027-02-01') },
    { date: day('2026-11-10'), source: 'mydu', from: day('2027-02-01'), until: day('2026-11-03') },
    { date: day('2026-12-01'), source: 'code', from: day('2026-12-01'), until: day('2027-01-01') },
  ];
  expect(gameTimePeriods({ changes, end: day('2027-01-01') })).toEqual([
    { source: 'pack', from: day('2026-10-01'), until: day('2026-11-03') },
    { source: 'code', from: day('2026-12-01'), until: day('2027-01-01') },
  ]);
});

it('PD-01 attributes time that was not recorded to an unknown source', () => {
  const dac = { date: now, source: 'dac', from: day('2027-02-20'), until: day('2027-03-20') } as const;
  expect(gameTimePeriods({ changes: [dac], end: day('2027-04-01') })).toEqual([
    { source: 'other', until: day('2027-02-20') },
    { source: 'dac', from: day('2027-02-20'), until: day('2027-03-20') },
    { source: 'other', from: day('2027-03-20'), until: day('2027-04-01') },
  ]);
  expect(gameTimePeriods({ changes: [] })).toEqual([]);
});

it('PD-01 a subscription that lasts longer follows the stored game time', () => {
  expect(gameTimePeriods({ changes: [], end: now }, { nextCharge: day('2026-12-20') }).at(-1)).toEqual({
    source: 'subscription',
    from: now,
    until: day('2026-12-20'),
  });
  expect(gameTimePeriods({ changes: [], end: now }, { nextCharge: now })).toHaveLength(1);
});

it('PD-01 counts whole days, negative if they were taken away', () => {
  expect(daysBetween(day('2026-11-20'), day('2026-12-20'))).toBe(30);
  expect(daysBetween(day('2027-02-18'), day('2026-11-20'))).toBe(-90);
});

it.each([
  ['2027-02-20', 0, false, { kind: 'ends', end: day('2027-02-20') }],
  ['2027-02-20', 2, false, { kind: 'ends', end: day('2027-04-20') }],
  ['2027-02-20', 0, true, { kind: 'ends', end: day('2026-11-22') }],
  ['2027-02-20', 2, true, { kind: 'ends', end: day('2027-01-20') }],
  ['2026-12-20', 0, true, { kind: 'none' }],
  ['2026-10-20', 1, false, { kind: 'ends', end: day('2026-12-20') }],
  ['2026-10-20', 0, true, { kind: 'no-game-time' }],
  ['2026-10-20', 0, false, { kind: 'none' }],
] as const)(
  'PD-03 DC-01 game time until %s, %d DACs and myDU (%s) lead to %j',
  (end, dacs, takesMyDU, planned) => {
    expect(plannedGameTime(day(end), undefined, { dacs, takesMyDU }, now)).toEqual(planned);
  },
);

it('PD-03 a player without game time has none to plan with, except with DACs or a subscription', () => {
  const plan = { dacs: 0, takesMyDU: false };
  expect(plannedGameTime(undefined, undefined, plan, now)).toEqual({ kind: 'none' });
  expect(plannedGameTime(undefined, undefined, { ...plan, dacs: 1 }, now)).toEqual({
    kind: 'ends',
    end: day('2026-12-20'),
  });
  const subscription = { nextCharge: day('2027-01-01') };
  expect(plannedGameTime(undefined, subscription, plan, now)).toEqual({
    kind: 'ends',
    end: day('2027-01-01'),
  });
});
