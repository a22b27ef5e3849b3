import { locales } from '#domain/language/Locale';
import { pathOf } from '#domain/navigation/pagePaths';
import { SystemClock } from '#infrastructure/browser/SystemClock';
import { parseHistory, serializeHistory } from '#infrastructure/hydration/serializedHistory';
import { cacheTimesMs } from '#infrastructure/server/ApiResponseCache';
import { renderer } from '../../src/main.server';
import { resetSandbox } from '../sandbox/sharedSandboxes';

let sandbox: { readonly url: string };

/** Milliseconds; longer than the content service takes on a busy machine. */
const timeoutMs = 30_000;

beforeAll(async () => {
  sandbox = { url: await resetSandbox() };
});

afterEach(() => jest.restoreAllMocks());

const renderPage = async (path = '/server-status', apiOrigin = sandbox.url) => {
  const page = await renderer.render({ path, apiOrigin, timeoutMs });
  if (page.kind !== 'page') throw new Error(`${path} was not rendered: ${page.kind}`);
  return page;
};

const weeklyMaintenance = {
  'en-us': 'Weekly maintenance.',
  'fr-fr': 'Maintenance hebdomadaire.',
  'de-de': 'Wöchentliche Wartung.',
};

const breakStatus = () =>
  fetch(`${sandbox.url}/sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: '/liveops/serverstatus', status: 503 }),
  });

const repair = () => fetch(`${sandbox.url}/sandbox/faults`, { method: 'DELETE' });

it.each(locales)('SS-01 the rendered page contains the status and its time (%s)', async (locale) => {
  const { html, state, liveVersion } = await renderPage(pathOf('serverStatus', locale));
  expect(html).toContain('status-mark--down');
  expect(html).toContain('status-mark--up');
  expect(html).not.toContain('status-mark--unknown');
  expect(html).toMatch(/\d\d:\d\d\sUTC\./);
  expect(html).not.toMatch(/data-live/);
  expect(liveVersion).toBe(renderer.liveData(sandbox.url).version);
  expect(JSON.parse(state)).toMatchObject({
    status: { at: expect.any(String), services: expect.any(Array) },
  });
});

it.each(locales)('SS-01 the rendered page contains the history of 90 days (%s)', async (locale) => {
  const { html, state } = await renderPage(pathOf('serverStatus', locale));
  expect(html).not.toMatch(/status-room|k-skeleton|aria-busy="true"/);
  expect(html.match(/class="status-incident"/g)?.length).toBeGreaterThan(10);
  expect(html.match(/class="status-day status-day--(?!unknown)/g)?.length).toBeGreaterThan(80);
  expect(html).toMatch(/status-log__phase--planned/);
  const { histories } = JSON.parse(state) as { histories: Parameters<typeof parseHistory>[0][] };
  const messages = histories.flatMap(({ incidents }) => incidents.map(({ message }) => message));
  expect(messages).toContain(weeklyMaintenance[locale]);
  expect(histories.map(parseHistory).map(serializeHistory)).toEqual(histories);
});

it('SS-01 the history remains on the page while the API is down', async () => {
  await renderPage();
  await breakStatus();
  const now = Date.now() + cacheTimesMs.notice;
  jest.spyOn(SystemClock.prototype, 'now').mockImplementation(() => new Date(now));
  expect((await renderPage()).html).toContain('class="status-incident"');
  await repair();
});

it('SS-01 shows the last status and its time while the API is down', async () => {
  const { state } = await renderPage();
  await breakStatus();
  const now = Date.now() + cacheTimesMs.notice;
  jest.spyOn(SystemClock.prototype, 'now').mockImplementation(() => new Date(now));
  const { html, state: later } = await renderPage();
  expect(html).toContain('status-mark--down');
  expect(JSON.parse(later)).toMatchObject({ status: (JSON.parse(state) as { status: object }).status });
  await repair();
});

it('SS-01 lists the servers from the content when no status is available', async () => {
  await breakStatus();
  const { html, state } = await renderPage('/server-status', `${sandbox.url}/`);
  expect(html).toContain('status-mark--unknown');
  expect(html).toContain('Farstead');
  expect(html).toMatch(/data-live/);
  expect(JSON.parse(state)).not.toHaveProperty('status');
  await repair();
});

const changeGame = (fields: object) =>
  fetch(`${sandbox.url}/sandbox/services`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Farstead', ...fields }),
  });

/** Lets the cached responses expire, as a few seconds would. */
const expireResponses = () => {
  const now = Date.now() + cacheTimesMs.fresh;
  jest.spyOn(SystemClock.prototype, 'now').mockImplementation(() => new Date(now));
};

it('SS-01 pages with a status line change only when the headline does', async () => {
  const paths = ['/', '/login', '/launcher/news'];
  const isCurrentVersion = (version: string) => renderer.liveData(sandbox.url).isCurrent(version);
  const before = await Promise.all(paths.map((path) => renderPage(path)));
  for (const { html, liveVersion = '' } of before) {
    expect(html).not.toContain('status-line');
    expect(isCurrentVersion(liveVersion)).toBe(true);
  }
  await changeGame({ status: 4, message: 'Core <b>swap</b>.', until: '2031-01-01T07:00:00Z' });
  expireResponses();
  await renderer.liveData(sandbox.url).refresh();
  expect(before.map(({ liveVersion = '' }) => isCurrentVersion(liveVersion))).toEqual([false, false, false]);
  for (const path of paths) {
    const { html, liveVersion } = await renderPage(path);
    expect(html).toContain('Farstead is down for maintenance');
    expect(html).toContain('Core &lt;b&gt;swap&lt;/b&gt;.');
    expect(html).toMatch(/datetime="2031-01-01T07:00:00.000Z"[^>]*>1.January.2031 at 07:00.UTC</i);
    expect(liveVersion).not.toBe(before[0]?.liveVersion);
  }
  expect((await renderPage('/buy')).html).not.toContain('status-line');
  await changeGame({ status: 1 });
});
