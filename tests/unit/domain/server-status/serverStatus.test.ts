import { validEnd, durationBetween, phaseOf } from '#domain/server-status/Maintenance';
import { serviceStateOf } from '#domain/server-status/Service';
import {
  availabilityOf,
  currentIncident,
  daysOf,
  type ServiceHistory,
} from '#domain/server-status/StatusHistory';

const at = (text: string): Date => new Date(text);

describe('SS-01 service states', () => {
  it.each([
    [1, 'up'],
    [2, 'issue'],
    [3, 'down'],
    [4, 'maintenance'],
    [0, 'maintenance'],
    [99, 'maintenance'],
    [-1, 'maintenance'],
    [1.5, 'maintenance'],
    ['1', 'maintenance'],
    [undefined, 'maintenance'],
  ] as const)('status %p means %s', (status, state) => expect(serviceStateOf(status)).toBe(state));
});

describe('SS-01 the duration of maintenance', () => {
  it.each([
    ['an hour', '2026-11-24T06:00Z', '2026-11-24T07:00Z', { hours: 1, minutes: 0 }],
    ['across midnight', '2026-11-24T23:30Z', '2026-11-25T01:15Z', { hours: 1, minutes: 45 }],
    [
      'across the end of daylight saving time',
      '2026-10-24T22:30Z',
      '2026-10-25T03:45Z',
      { hours: 5, minutes: 15 },
    ],
    [
      'across the start of daylight saving time',
      '2026-03-29T00:30Z',
      '2026-03-29T01:30Z',
      { hours: 1, minutes: 0 },
    ],
    ['across several days', '2026-11-24T06:00Z', '2026-11-26T07:30Z', { hours: 49, minutes: 30 }],
    ['half a minute', '2026-11-24T06:00:00Z', '2026-11-24T06:00:20Z', { hours: 0, minutes: 1 }],
    ['almost an hour', '2026-11-24T06:00:00Z', '2026-11-24T06:59:50Z', { hours: 1, minutes: 0 }],
  ])('equals the hours and minutes between start and end: %s', (_, from, to, length) =>
    expect(durationBetween(at(from), at(to))).toEqual(length),
  );

  it('remains unknown unless the end is after the start', () => {
    const from = at('2026-11-24T06:00Z');
    expect(durationBetween(from, undefined)).toBeUndefined();
    expect(validEnd(from, at('2026-11-24T05:00Z'))).toBeUndefined();
    expect(validEnd(from, from)).toBeUndefined();
    expect(validEnd(from, at('2026-11-24T06:01Z'))).toEqual(at('2026-11-24T06:01Z'));
  });
});

describe('SS-01 the phase of maintenance', () => {
  const hour = { from: at('2026-11-24T06:00Z'), to: at('2026-11-24T07:00Z') };

  it.each([
    ['2026-11-24T05:59:59Z', 'planned'],
    ['2026-11-24T06:00:00Z', 'running'],
    ['2026-11-24T06:59:59Z', 'running'],
    ['2026-11-24T07:00:00Z', 'over'],
    ['2027-11-24T07:00:00Z', 'over'],
  ])('the phase at %s is %s', (now, phase) => expect(phaseOf(hour, at(now))).toBe(phase));

  it('maintenance without an end counts as ended after one day', () => {
    const open = { from: hour.from, to: undefined };
    expect(phaseOf(open, at('2026-11-25T05:59Z'))).toBe('running');
    expect(phaseOf(open, at('2026-11-25T06:00Z'))).toBe('over');
  });
});

describe('SS-01 the 90-day overview', () => {
  const now = at('2026-11-22T12:00Z');
  const history: ServiceHistory = {
    name: 'Farstead',
    since: at('2026-11-18T00:00Z'),
    incidents: [
      { state: 'issue', from: at('2026-11-22T11:00Z'), to: undefined, message: '' },
      { state: 'down', from: at('2026-11-20T23:00Z'), to: at('2026-11-21T01:00Z'), message: '' },
      { state: 'maintenance', from: at('2026-11-21T06:00Z'), to: at('2026-11-21T07:00Z'), message: '' },
      { state: 'maintenance', from: at('2026-11-19T06:00Z'), to: at('2026-11-19T07:00Z'), message: '' },
    ],
  };

  it('shows the worst state of each UTC day, or unknown before the records begin', () => {
    expect(daysOf(history, now, 6).map(({ state }) => state)).toEqual([
      'unknown',
      'up',
      'maintenance',
      'down',
      'down',
      'issue',
    ]);
    expect(daysOf(history, now, 6)[0]?.day).toEqual(at('2026-11-17T00:00Z'));
    expect(daysOf(history, now)).toHaveLength(90);
  });

  it('counts only downtime against availability, from the start of the records', () => {
    // Two hours of 108.
    expect(availabilityOf(history, now)).toBeCloseTo(1 - 2 / 108, 10);
    // The second day of the outage: one hour of 36.
    expect(availabilityOf(history, now, 2)).toBeCloseTo(1 - 1 / 36, 10);
    expect(availabilityOf({ ...history, since: now }, now)).toBeUndefined();
  });

  it('shows zero availability for a service that was always down', () => {
    const down = { state: 'down', from: at('2026-01-01T00:00Z'), to: undefined, message: '' } as const;
    expect(availabilityOf({ ...history, incidents: [down, down] }, now)).toBe(0);
    expect(currentIncident({ ...history, incidents: [down] })).toBe(down);
    expect(currentIncident({ ...history, incidents: history.incidents.slice(1) })).toBeUndefined();
  });
});
