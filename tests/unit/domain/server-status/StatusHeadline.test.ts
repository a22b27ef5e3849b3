import type { Maintenance } from '#domain/server-status/Maintenance';
import { sortNextFirst } from '#domain/server-status/Maintenance';
import { moveEnd, type Service } from '#domain/server-status/Service';
import { showsStatusLine } from '#domain/server-status/showsStatusLine';
import {
  headlineOf,
  isOverdue,
  otherTroubles,
  reasonIn,
  withMaintenance,
} from '#domain/server-status/StatusHeadline';

const at = (time: string): Date => new Date(`2026-11-24T${time}:00Z`);

const test: Service = { name: 'Public test server', state: 'down' };

const gameIn = (state: Service['state'], interruption?: Service['interruption']): Service => ({
  name: 'Farstead',
  state,
  ...(interruption && { interruption }),
});

describe('SS-01 the headline', () => {
  it('shows the state of the game, whatever the state of the other services', () => {
    expect(headlineOf([gameIn('up'), test])).toMatchObject({ name: 'Farstead', state: 'up' });
    expect(otherTroubles([gameIn('down'), test, { name: 'myDU', state: 'up' }])).toEqual([test]);
    expect(headlineOf([])).toBeUndefined();
  });

  it('contains the reason, the start and the end of an interruption', () => {
    const interruption = {
      since: at('06:00'),
      until: at('07:00'),
      reason: { en: 'Update', de: 'Aktualisierung' },
    };
    const headline = headlineOf([gameIn('maintenance', interruption)]);
    expect(headline).toEqual({ name: 'Farstead', state: 'maintenance', isExtended: false, ...interruption });
    expect(headline && reasonIn(headline, 'de')).toBe('Aktualisierung');
    expect(headline && reasonIn(headline, 'fr')).toBe('Update');
  });

  it('shows nothing of an interruption once the game is up', () => {
    expect(headlineOf([gameIn('up', { since: at('06:00'), reason: { en: 'Over' } })])).toEqual({
      name: 'Farstead',
      state: 'up',
      isExtended: false,
      reason: {},
    });
  });

  it.each([
    ['07:00', '08:00', true],
    ['08:00', '07:00', false],
    ['08:00', '08:00', false],
  ])('announced until %s and now expected until %s, is extended: %s', (announced, until, isExtended) => {
    const interruption = {
      since: at('06:00'),
      until: at(until),
      announcedUntil: at(announced),
      reason: {},
    };
    expect(headlineOf([gameIn('down', interruption)])?.isExtended).toBe(isExtended);
  });

  it('becomes overdue at the expected end', () => {
    expect(isOverdue({ until: at('07:00') }, at('06:59'))).toBe(false);
    expect(isOverdue({ until: at('07:00') }, at('07:00'))).toBe(true);
    expect(isOverdue({}, at('07:00'))).toBe(false);
  });
});

it('SS-01 a moved end preserves the end that was announced first', () => {
  const begun = { since: at('06:00'), reason: {} };
  const announced = moveEnd(begun, at('07:00'));
  expect(announced).toEqual({ ...begun, until: at('07:00') });
  const moved = moveEnd(moveEnd(announced, at('08:00')), at('09:00'));
  expect(moved).toEqual({ ...begun, until: at('09:00'), announcedUntil: at('07:00') });
  expect(moveEnd(moved, undefined)).toBe(moved);
});

const entry = (server: string, from: string, to?: string): Maintenance => ({
  id: `${server} ${from}`,
  server,
  title: server,
  type: '',
  note: '',
  from: at(from),
  to: to === undefined ? undefined : at(to),
});

describe('SS-01 the end in the maintenance log', () => {
  const headline = { name: 'Farstead', state: 'maintenance', isExtended: false, reason: {} } as const;
  const log = [entry('myDU', '06:00', '09:00'), entry('Farstead', '06:00', '07:00')];

  it('applies to current maintenance of the game', () => {
    expect(withMaintenance(headline, log, at('06:30'))).toEqual({
      ...headline,
      since: at('06:00'),
      until: at('07:00'),
    });
  });

  it('never replaces what the API reports', () => {
    const reported = { ...headline, since: at('05:55'), until: at('08:00') };
    expect(withMaintenance(reported, log, at('06:30'))).toEqual(reported);
  });

  it('applies neither to outages nor to other times', () => {
    const outage = { ...headline, state: 'down' } as const;
    expect(withMaintenance(outage, log, at('06:30'))).toBe(outage);
    expect(withMaintenance(headline, log, at('07:00'))).toBe(headline);
  });
});

it('SS-01 sorts current maintenance first, then the next one, then the past', () => {
  const entries = [
    entry('later', '20:00'),
    entry('past', '01:00', '02:00'),
    entry('next', '10:00'),
    entry('latest past', '03:00', '04:00'),
    entry('running', '06:00', '08:00'),
  ];
  const names = (now?: Date) => sortNextFirst(entries, now).map(({ server }) => server);
  expect(names(at('07:00'))).toEqual(['running', 'next', 'later', 'latest past', 'past']);
  expect(names()).toEqual(['later', 'next', 'running', 'latest past', 'past']);
});

it.each([
  ['/', true],
  ['/de', true],
  ['/fr/connexion', true],
  ['/login?returnPath=/buy', true],
  ['/launcher/news', true],
  ['/de/launcher/community', true],
  ['/buy', false],
  ['/server-status', false],
])('the status line appears on %s: %s', (path, isShown) => expect(showsStatusLine(path)).toBe(isShown));
