import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { Configuration } from '#application/configuration/Configuration';
import { GameServices } from '#application/server-status/GameServices';
import { PrerenderedStatus } from '#application/server-status/PrerenderedStatus';
import { RemoteConfiguration } from '#domain/configuration/RemoteConfiguration';
import type { Locale } from '#domain/language/Locale';
import { pathOf } from '#domain/navigation/pagePaths';
import type { Service } from '#domain/server-status/Service';
import { fail, succeed } from '#domain/shared/Result';
import { fakeConfiguration } from '#infrastructure/fake/configuration/FakeConfigurationSource';
import { Documents } from '#infrastructure/content/Documents';
import { Translations } from '#ui/content/Translations';
import { ServerStatusPresenter } from '#ui/server-status/ServerStatusPresenter';
import { compose } from '../../support/compose';
import { EditedDocuments } from '../../support/EditedDocuments';
import { flushPromises } from '../../support/flushPromises';
import { showPage } from '../../support/showPage';
import { getNotice, notices } from '../../support/notices';

const every: readonly Service[] = [
  { name: 'Farstead', state: 'up' },
  { name: 'Accounts', state: 'issue' },
  { name: 'myDU', state: 'down' },
  { name: 'Public test server', state: 'maintenance' },
];

interface Arrangement {
  readonly locale?: Locale;
  readonly list?: GameServices['list'];
  readonly history?: GameServices['history'];
  readonly documents?: Documents;
  readonly features?: readonly 'status-history'[];
}

const renderView = ({ locale, list, history, documents, features }: Arrangement = {}) =>
  showPage('serverStatus', ServerStatusPresenter, {
    locale,
    arrange: (application) => {
      if (documents) application.replace(Documents, documents);
      if (features)
        application.get(Configuration).seed(new RemoteConfiguration({ ...fakeConfiguration, features }));
      const real = application.get(GameServices);
      application.replace(GameServices, {
        list: list ?? (async () => succeed(every)),
        history: history ?? real.history.bind(real),
      });
    },
  });

const panel = () =>
  screen.getByRole('region', { name: /^(Farstead|Accounts and shop|myDU|Public test server)$/ });

const services = () => screen.getAllByRole('button').filter((button) => button.hasAttribute('aria-pressed'));

const choose = (name: RegExp) =>
  fireEvent.click(services().find((button) => name.test(button.textContent ?? '')) as HTMLElement);

describe('SS-01 the services', () => {
  it('show a word, a shape and a color for each state', async () => {
    await renderView();
    expect(services().map(({ textContent }) => textContent)).toEqual([
      'FarsteadUp',
      'Accounts and shopIssues',
      'myDUDown',
      'Public test serverMaintenance',
    ]);
    const marks = services().map((button) => button.querySelector('.status-mark'));
    expect(new Set(marks.map((mark) => mark?.className)).size).toBe(4);
    expect(new Set(marks.map((mark) => mark?.querySelector('svg')?.innerHTML)).size).toBe(4);
  });

  it('show the game, then the selected service, whose heading receives focus', async () => {
    await renderView();
    expect(within(panel()).getByRole('heading', { level: 2 }).textContent).toBe('Farstead');
    choose(/^Accounts/);
    const heading = within(panel()).getByRole('heading', { level: 2 });
    expect(heading.textContent).toBe('Accounts and shop');
    expect(document.activeElement).toBe(heading);
  });

  it('show a description while down or in maintenance, and support while up or with issues', async () => {
    await renderView();
    const isSupported = () => within(panel()).queryByRole('link', { name: 'Ask on Discord' }) !== null;
    expect(isSupported()).toBe(true);
    choose(/^Farstead/);
    expect(isSupported()).toBe(true);
    choose(/^myDU/);
    expect(isSupported()).toBe(false);
    expect(panel().textContent).toContain('Join with the address of the world.');
    choose(/^Public/);
    expect(isSupported()).toBe(false);
    expect(panel().textContent).toContain('We’re installing the next test version.');
  });

  it('show support where the description is empty', async () => {
    const documents = new EditedDocuments({
      'server_type-mydu-en-us': { server_type: 'myDU', title: 'myDU' },
    });
    await renderView({ documents });
    choose(/^myDU/);
    expect(within(panel()).getByRole('link', { name: 'Ask on Discord' })).toBeDefined();
  });

  it('show their names when the content does not list them, even when two names are equal', async () => {
    await renderView({
      list: async () =>
        succeed([
          { name: 'Halden Ring Nordversorgungsstationsverwaltung', state: 'down' },
          { name: 'Twin', state: 'up' },
          { name: 'Twin', state: 'down' },
        ]),
    });
    expect(services()).toHaveLength(3);
    fireEvent.click(services()[2] as HTMLElement);
    expect(services().map((button) => button.getAttribute('aria-pressed'))).toEqual([
      'false',
      'false',
      'true',
    ]);
  });

  it('show a message when the list is empty', async () => {
    await renderView({ list: async () => succeed([]) });
    expect(screen.getByText('No servers are listed right now.')).toBeDefined();
    expect(screen.getByText('No server to report on')).toBeDefined();
  });

  it('show the time of the last check and announce changes', async () => {
    await renderView();
    const line = screen.getByText('Farstead is up');
    expect(line.getAttribute('role')).toBe('status');
    expect(screen.getByText(/Last checked:/).parentElement?.textContent).toMatch(
      /^Last checked: a moment ago\. Checked again every 30 seconds/,
    );
  });
});

describe('SS-01 the headline', () => {
  const summary = () => document.querySelector('.status-summary')?.textContent?.replace(/\u00a0/g, ' ') ?? '';
  const renderGame = (game: Omit<Service, 'name'>) =>
    renderView({ list: async () => succeed([{ name: 'Farstead', ...game }, ...every.slice(1)]) });

  it('shows the state of the game and lists other services as notes', async () => {
    await renderView();
    const notes = within(screen.getByRole('list', { name: 'Other services' })).getAllByRole('listitem');
    expect(notes.map(({ textContent }) => textContent)).toEqual([
      'Accounts and shop Issues ',
      'myDU Down ',
      'Public test server Maintenance ',
    ]);
    expect(summary()).toMatch(/^Farstead is up/);
  });

  it('shows the reason, the start, and the extended end in local time with a countdown', async () => {
    const now = (await renderView()).application.clock.now().getTime();
    cleanup();
    await renderGame({
      state: 'maintenance',
      interruption: {
        since: new Date(now - 3_600_000),
        until: new Date(now + 2_400_000),
        announcedUntil: new Date(now),
        reason: { en: 'Weekly maintenance.' },
      },
    });
    expect(screen.getByText('Farstead is down for maintenance').getAttribute('role')).toBe('status');
    expect(summary()).toMatch(
      /Weekly maintenance\.Since \d\d:\d\d CES?T.*Extended until \d\d:\d\d CES?T \(in 40 minutes\)/,
    );
  });

  it('takes the end from the maintenance log if the API does not report it', async () => {
    const maintenance = {
      from_datetime: '2026-11-20T06:00:00+0000',
      to_datetime: '2027-11-20T06:00:00+0000',
      maintenance_type: 'Move',
    };
    const documents = new EditedDocuments({
      'server_type-farstead-en-us': { server_type: 'Farstead', maintenance_log: [maintenance] },
    });
    await renderView({
      documents,
      list: async () => succeed([{ name: 'Farstead', state: 'maintenance' }]),
    });
    expect(summary()).toMatch(/Expected back 20 November 2027 at 07:00 CET/);
  });

  it('says that the end is unknown or has passed', async () => {
    await renderGame({ state: 'down', interruption: { since: new Date(0), reason: {} } });
    expect(summary()).toContain('We don’t know yet when it will end.');
    cleanup();
    await renderGame({
      state: 'down',
      interruption: { since: new Date(0), until: new Date(60_000), reason: {} },
    });
    expect(summary()).toContain('This is taking longer than announced.');
  });
});

describe('SS-01 without a response', () => {
  it('lists the servers from the content and shows a notice with a retry', async () => {
    const list = jest.fn<ReturnType<GameServices['list']>, []>(async () =>
      fail({ kind: 'server', status: 500, code: 50 }),
    );
    await renderView({ list });
    expect(getNotice('danger').textContent).toContain('The status couldn’t be loaded');
    expect(services().map(({ textContent }) => textContent)).toContain('FarsteadNot known yet');
    list.mockResolvedValue(succeed(every));
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Check now' }));
      await flushPromises();
    });
    expect(notices('danger')).toEqual([]);
    expect(services()[0]?.textContent).toBe('FarsteadUp');
  });

  it('shows the last status with its age', async () => {
    const list = jest.fn<ReturnType<GameServices['list']>, []>(async () => succeed(every));
    const { application } = await renderView({ list });
    list.mockResolvedValue(fail({ kind: 'offline' }));
    await act(async () => {
      for (let passed = 0; passed < 30; passed += 10) {
        application.clock.advance(10_000);
        await flushPromises();
      }
    });
    expect(screen.getByText('The status service isn’t responding')).toBeDefined();
    expect(screen.getByText(/Last checked: 30 seconds ago/)).toBeDefined();
    expect(screen.getByText(/Next try in 1 minute/)).toBeDefined();
    expect(services()[2]?.textContent).toBe('myDUDown');
  });

  it('shows that the servers are being checked', async () => {
    await renderView({ list: () => new Promise(() => undefined) });
    expect(screen.getByText('Checking the servers…')).toBeDefined();
    expect(services()).toHaveLength(4);
  });
});

describe('SS-01 the maintenance log', () => {
  const rowsOf = () => screen.getAllByRole('row').slice(1);

  it('shows UTC and local times, phases and durations, and loads older rows on request', async () => {
    await renderView();
    expect(rowsOf()).toHaveLength(8);
    const [next, later] = rowsOf().map(({ textContent }) => textContent ?? '');
    expect(next).toContain('Planned');
    expect(next).toContain('24\u00a0November');
    expect(later).toContain('1\u00a0December');
    const update = rowsOf().find((row) => row.textContent?.includes('Update 2.7.1'));
    expect(update?.textContent?.replace(/\u00a0/g, ' ')).toMatch(
      /1 December 2026 at 06:00 UTC07:00 CET your time/,
    );
    expect(update?.textContent?.replace(/\u00a0/g, ' ')).toContain('1 h');
    fireEvent.click(screen.getByRole('button', { name: /Show \d+ earlier entries/ }));
    expect(rowsOf().length).toBeGreaterThan(20);
    const move = rowsOf().find((row) => row.textContent?.includes('Move of the storage'));
    const words = move?.textContent?.replace(/\u00a0/g, ' ');
    expect(words).toContain('00:30 CEST your time');
    expect(words).toContain('04:45 CET your time');
    expect(words).toContain('5 h 15 min');
  });

  it('shows an entry as open when its end is missing or precedes its start', async () => {
    const documents = new EditedDocuments({
      'server_type-farstead-en-us': {
        server_type: 'Farstead',
        maintenance_log: [
          { from_datetime: '2026-11-20T06:00:00+0000', to_datetime: '2026-11-20T05:00:00+0000' },
          { from_datetime: '2026-11-20T06:00:00+0000' },
          { to_datetime: '2026-11-20T06:00:00+0000', maintenance_type: 'Never' },
        ],
      },
    });
    await renderView({ documents });
    const open = rowsOf().filter((row) => row.textContent?.startsWith('Farstead'));
    expect(open).toHaveLength(2);
    expect(open.every((row) => row.textContent?.endsWith('OpenOpen'))).toBe(true);
    expect(open[0]?.textContent).toContain('In progress');
    expect(screen.queryByText('Never')).toBeNull();
  });

  it('shows a message when it is empty', async () => {
    const bare = Object.fromEntries(
      ['farstead', 'accounts', 'mydu', 'test'].map((uid) => [`server_type-${uid}-en-us`, {}]),
    );
    await renderView({ documents: new EditedDocuments(bare) });
    expect(screen.getByText('No maintenance is planned, and none is on record.')).toBeDefined();
  });
});

describe('SS-01 the next maintenance of a server', () => {
  it('follows from the last status before the page is shown and is unknown without it', async () => {
    const application = await compose({ path: pathOf('serverStatus', 'en-us') });
    await application.get(Translations).load('en-us');
    const nextOfFarstead = async (at: Date | undefined) => {
      application.replace(PrerenderedStatus, {
        find: async () => at && { services: every, at },
        findHeadline: async () => undefined,
        findHistories: async () => undefined,
      });
      const status = application.get(ServerStatusPresenter);
      await status.load();
      const [farstead] = status.services;
      return farstead && status.nextOf(farstead);
    };
    expect(await nextOfFarstead(undefined)).toBeUndefined();
    const next = await nextOfFarstead(application.clock.now());
    expect(next?.type).toBe('Weekly maintenance');
    const end = next?.to ?? new Date(Number.NaN);
    expect(await nextOfFarstead(end)).not.toEqual(next);
  });
});

describe('SS-01 the history', () => {
  it('shows the selected service’s availability in words, and the incidents', async () => {
    await renderView();
    choose(/^Farstead/);
    expect(within(panel()).getByRole('img').getAttribute('aria-label')).toMatch(
      /^Farstead: 99\.95% available in 90 days, \d+ of them not fully up$/,
    );
    const history = screen.getByRole('region', { name: 'The last 90\u00a0days' });
    expect(within(history).getAllByRole('article').length).toBeGreaterThan(10);
    expect(history.textContent).toContain('ongoing');
  });

  it('comes from the rendered page until the API responds', async () => {
    const application = await compose({ path: pathOf('serverStatus', 'en-us') });
    const incident = { state: 'down', from: new Date(0), to: undefined, message: 'Rendered' } as const;
    await application.get(Translations).load('en-us');
    application.replace(PrerenderedStatus, {
      find: async () => undefined,
      findHeadline: async () => undefined,
      findHistories: async () => [{ name: 'myDU', since: new Date(0), incidents: [incident] }],
    });
    const { history } = application.get(ServerStatusPresenter);
    await history.prime();
    expect(history.incidents).toEqual([{ ...incident, name: 'myDU' }]);
    await history.load();
    expect(history.incidents).not.toContainEqual({ ...incident, name: 'myDU' });
  });

  it('neither appears nor is requested when the back end does not support it', async () => {
    const history = jest.fn<ReturnType<GameServices['history']>, []>();
    await renderView({ history, features: [] });
    expect(history).not.toHaveBeenCalled();
    expect(screen.queryByRole('region', { name: 'The last 90\u00a0days' })).toBeNull();
    expect(screen.queryByRole('img', { name: /available/ })).toBeNull();
  });

  it('reserves space in the panel while loading, plus a line for a server with problems', async () => {
    const countReserved = () => panel().querySelectorAll('.status-room').length;
    let answer: (failure: Awaited<ReturnType<GameServices['history']>>) => void = () => undefined;
    await renderView({ history: () => new Promise((resolve) => (answer = resolve)) });
    choose(/^Farstead/);
    expect(countReserved()).toBe(1);
    choose(/^myDU/);
    expect(countReserved()).toBe(2);
    await act(async () => {
      answer(fail({ kind: 'offline' }));
      await flushPromises();
    });
    expect(countReserved()).toBe(0);
  });

  it('reserves no space when the back end does not support it', async () => {
    await renderView({ features: [] });
    expect(document.querySelector('.status-room')).toBeNull();
  });
});
