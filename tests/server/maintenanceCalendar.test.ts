import type { MaintenanceFeed } from '#hydration/Renderer';
import { calendarText } from '#server/crawlers/calendarText';
import { maintenanceFeed } from '#server/crawlers/maintenanceFeed';

const log: MaintenanceFeed = {
  contentRef: 'a',
  title: 'Farstead: maintenance',
  description: 'When the servers rest',
  path: '/server-status',
  entries: [
    {
      id: 'farstead-2026-11-24',
      title: 'Farstead: Weekly maintenance',
      text: 'Ships stay; machines go on, and so on.\nNothing is lost \\ ever.',
      from: '2026-11-24T23:30:00.000Z',
      to: '2026-11-25T01:00:00.000Z',
      changed: '2026-11-20T09:00:00+0000',
    },
    { id: 'test-1', title: 'Test', text: '', from: '2026-10-25T00:30:00.000Z' },
  ],
};

const place = { locale: 'de-de', origin: 'https://farstead.test' } as const;

/** Returns the unfolded lines of a calendar. */
const linesOf = (text: string): readonly string[] => text.replace(/\r\n /g, '').split('\r\n');

describe('SS-01 the maintenance calendar', () => {
  it('contains an event in UTC for each maintenance, even across midnight', () => {
    const lines = linesOf(calendarText(log, place));
    expect(lines[0]).toBe('BEGIN:VCALENDAR');
    expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
    for (const line of [
      'UID:farstead-2026-11-24@farstead.test',
      'DTSTAMP:20261120T090000Z',
      'DTSTART:20261124T233000Z',
      'DTEND:20261125T010000Z',
      'SUMMARY:Farstead: Weekly maintenance',
      'URL;VALUE=URI:https://farstead.test/server-status',
      'DTSTART:20261025T003000Z',
    ]) {
      expect(lines).toContain(line);
    }
    expect(lines.filter((line) => line.startsWith('DTEND'))).toHaveLength(1);
  });

  it('escapes characters that would end a value or a line', () => {
    expect(linesOf(calendarText(log, place))).toContain(
      'DESCRIPTION:Ships stay\\; machines go on\\, and so on.\\nNothing is lost \\\\ ever.',
    );
    const title = 'One\r\nEND:VCALENDAR\u0000';
    const [entry] = log.entries;
    const entries = entry ? [{ ...entry, title }] : [];
    const lines = linesOf(calendarText({ ...log, entries, title }, place));
    expect(lines).toContain('SUMMARY:One\\nEND:VCALENDAR');
    expect(lines).toContain('X-WR-CALNAME:One\\nEND:VCALENDAR');
  });

  it('folds lines at 75 octets without splitting a character', () => {
    const [entry] = log.entries;
    const text = 'Wartungsfläche 🛰️ größer '.repeat(20).trim();
    const written = calendarText({ ...log, entries: entry ? [{ ...entry, text }] : [] }, place);
    for (const line of written.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(linesOf(written)).toContain(`DESCRIPTION:${text}`);
  });

  it('contains no events without maintenance and is identical each time', () => {
    expect(linesOf(calendarText({ ...log, entries: [] }, place))).not.toContain('BEGIN:VEVENT');
    expect(calendarText(log, place)).toBe(calendarText(log, place));
  });
});

describe('SS-01 the maintenance feed', () => {
  it('contains an entry with times and a unique id for each maintenance', () => {
    const { items } = maintenanceFeed(log);
    expect(items.map(({ id, title }) => [id, title])).toEqual([
      [
        '/server-status#farstead-2026-11-24',
        'Farstead: Weekly maintenance (2026-11-24 23:30–2026-11-25 01:00 UTC)',
      ],
      ['/server-status#test-1', 'Test (2026-10-25 00:30 UTC)'],
    ]);
  });

  it('links to the server status page', () => {
    expect(maintenanceFeed(log).page).toBe('/server-status');
  });

  it('dates planned maintenance by its announcement, and past maintenance by its start', () => {
    const { items } = maintenanceFeed(log);
    expect(items.map(({ published }) => published)).toEqual([
      '2026-11-20T09:00:00+0000',
      '2026-10-25T00:30:00.000Z',
    ]);
  });
});
