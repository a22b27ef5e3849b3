import { varyWithDictionary } from '#server/http/staticFiles';
import { call, type CallResponse } from './support/call';
import { makeSiteFolder, type SiteFolder } from './support/siteFolder';
import { startWebServerFor } from './support/renderedSite';
import type { RunningWebServer } from './support/startWebServer';
import { startBackEnd, StubContent, stubRenderer, countRequests } from './support/stubRenderer';
import type { Upstream } from './support/upstream';

let folder: SiteFolder;
let content: StubContent;
let backEnd: Upstream;
let webServer: RunningWebServer;

const start = (): Promise<RunningWebServer> => startWebServerFor(folder, backEnd);

beforeAll(async () => {
  folder = await makeSiteFolder();
  await folder.addRenderer(stubRenderer);
  content = new StubContent();
  backEnd = await startBackEnd(content);
  webServer = await start();
});

afterAll(async () => {
  await webServer.stop();
  await backEnd.close();
  await folder.remove();
});

beforeEach(() => {
  content.publish('first', 'The ring is open');
});

afterEach(() => {
  content.release?.();
  content.service = 'well';
});

const get = (
  path: string,
  headers: Record<string, string> = {},
  { origin }: { readonly origin: string } = webServer,
): Promise<CallResponse> =>
  call(origin, path, { headers: { accept: 'text/html', 'accept-encoding': 'br', ...headers } });

const countRenderings = (path?: string): number =>
  countRequests(backEnd, path === undefined ? '/rendering' : `/rendering?path=${encodeURIComponent(path)}`);

/** Polls until the response is as expected, because background work has no other visible effect. */
const getUntil = async (
  path: string,
  wanted: (answer: CallResponse) => boolean,
  from: RunningWebServer = webServer,
): Promise<CallResponse> => {
  for (let requested = 0; requested < 2_000; requested += 1) {
    const answer = await get(path, {}, from);
    if (wanted(answer)) return answer;
  }
  throw new Error(`${path} never returned the expected response`);
};

const containsText = (text: string) => (answer: CallResponse) => answer.text.includes(text);

/** Waits until the web server has detected the published content and cached `path` with it. */
const waitUntilIdle = async (path: string): Promise<void> => {
  let before: number;
  do {
    before = countRenderings();
    for (let requested = 0; requested < 5; requested += 1) await get(path);
  } while (countRenderings() > before);
};

it('CT-01 renders a page once for each state of the content', async () => {
  await waitUntilIdle('/');
  const before = countRenderings();
  const answers = await Promise.all(Array.from({ length: 20 }, () => get('/')));
  expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
  expect(countRenderings()).toBe(before);
});

it('CT-01 after a publication, serves the old page once while rendering the new one', async () => {
  await waitUntilIdle('/');
  await waitUntilIdle('/fr');
  const before = [countRenderings('/'), countRenderings('/fr')];
  content.publish('second', 'The ring is closed');
  content.hold();
  const [first, again] = [await get('/'), await get('/')];
  expect([first, again].every(containsText('The ring is open'))).toBe(true);
  content.release?.();
  const fresh = await getUntil('/', containsText('The ring is closed'));
  expect(fresh.headers.etag).not.toBe(first.headers.etag);
  await getUntil('/fr', containsText('The ring is closed'));
  expect([countRenderings('/'), countRenderings('/fr')]).toEqual(before.map((count) => count + 1));
});

it('a page that a new content ref does not change has the same ETag', async () => {
  await getUntil('/', containsText(content.headline));
  await waitUntilIdle('/');
  const { headers } = await get('/');
  const before = countRenderings();
  content.publish('second', content.headline);
  await getUntil('/', () => countRenderings() > before);
  await waitUntilIdle('/');
  expect((await get('/', { 'if-none-match': headers.etag ?? '' })).status).toBe(304);
});

it('SH-07 renders pages again when the configuration changes', async () => {
  await waitUntilIdle('/');
  const before = countRenderings();
  content.configuration = { ...content.configuration, communityUrl: 'https://elsewhere.test' };
  await getUntil('/', () => countRenderings() > before);
  await waitUntilIdle('/');
  expect(countRenderings()).toBe(before + 1);
});

it('LA-03 serves cached pages while the content service is down', async () => {
  await waitUntilIdle('/');
  const before = countRenderings();
  content.service = 'away';
  for (let requested = 0; requested < 10; requested += 1)
    expect(containsText('The ring is open')(await get('/'))).toBe(true);
  expect(countRenderings()).toBe(before);
});

it('LA-03 renders pages again from live content once the content service recovers', async () => {
  content.service = 'away';
  const standIn = await get('/legal/eula');
  expect(containsText('The bundled headline')(standIn)).toBe(true);
  expect(standIn.headers['cache-control']).toBe('no-cache, no-transform');
  for (let requested = 0; requested < 10; requested += 1) await get('/legal/eula');
  expect(countRenderings('/legal/eula')).toBe(1);
  content.service = 'well';
  const fresh = await getUntil('/legal/eula', containsText('The ring is open'));
  expect(fresh.headers['cache-control']).toBe('public, max-age=0, s-maxage=60, no-transform');
});

it('renders a path only once for concurrent requests', async () => {
  const path = '/legal/privacy-policy';
  content.hold();
  const requested = Array.from({ length: 10 }, () => get(path));
  await getUntil('/assets/none.js', () => countRenderings(path) > 0);
  content.release?.();
  const answers = await Promise.all(requested);
  expect(answers.every(containsText('The ring is open'))).toBe(true);
  expect(countRenderings(path)).toBeLessThanOrEqual(2);
});

it('serves the shell for a slow page and caches the page once it is rendered', async () => {
  content.hold();
  const shell = await get('/legal/code-of-conduct');
  expect(shell.status).toBe(200);
  expect(containsText('<div id="root"></div>')(shell)).toBe(true);
  content.release?.();
  await getUntil('/legal/code-of-conduct', containsText('The ring is open'));
});

it('SH-02 does not cache queries and unknown paths separately', async () => {
  await waitUntilIdle('/');
  const before = countRenderings();
  for (let index = 0; index < 20; index += 1) {
    expect((await get(`/?utm=${index}`)).status).toBe(200);
    const unknown = await get(`/no/such/page-${index}?a=1`);
    expect([unknown.status, unknown.headers.location]).toEqual([302, '/?a=1#page-not-found']);
    const unbuilt = await get(`/fr/contact/page-${index}`);
    expect([unbuilt.status, unbuilt.headers.location]).toEqual([302, '/fr#page-not-found']);
  }
  expect(countRenderings()).toBe(before);
});

it('SH-02 a request for the path of the shared 404 page does not replace that page', async () => {
  expect((await get('/news/~')).status).toBe(404);
  expect((await get('/news/nonsense')).status).toBe(404);
});

it('SH-02 unknown documents share one 404 page that is rendered once', async () => {
  const missing = await get('/news/nonsense');
  expect(missing.status).toBe(404);
  expect(missing.headers['cache-control']).toBe('no-cache, no-transform');
  expect(containsText('<meta name="robots" content="noindex" />')(missing)).toBe(true);
  expect(containsText('rel="canonical"')(missing)).toBe(false);
  const before = countRenderings();
  const paths = Array.from({ length: 50 }, (_, index) => `/news/invented-${index}`);
  const answers = await Promise.all([...paths, '/news/%6fld', '/news/%256fld'].map((path) => get(path)));
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(51);
  expect(countRenderings()).toBe(before + 1);
  expect(countRenderings('/news/old')).toBe(1);
});

it('SH-02 serves a document as soon as it is published', async () => {
  await waitUntilIdle('/news/new');
  expect((await get('/news/new')).status).toBe(404);
  content.paths = [...content.paths, '/news/new'];
  content.publish('with news', content.headline);
  expect((await get('/news/new')).status).toBe(200);
});

it('SH-02 a page returns 404 once its document is unpublished', async () => {
  await waitUntilIdle('/news/old');
  content.missingPath = '/news/old';
  content.publish('without it', content.headline);
  const gone = await getUntil('/news/old', ({ status }) => status === 404);
  expect(gone.headers['cache-control']).toBe('no-cache, no-transform');
  expect((await get('/news/old')).status).toBe(404);
});

it('lets shared caches store a page for a minute and makes browsers revalidate it', async () => {
  await waitUntilIdle('/legal/eula');
  const { headers } = await get('/legal/eula');
  expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=60, no-transform');
  expect(headers['cdn-cache-control']).toMatch(/stale-while-revalidate=\d+, stale-if-error=\d+$/);
  expect(headers.vary).toBe(varyWithDictionary);
  expect(headers['set-cookie']).toBeUndefined();
});

it('BU-01 lets shared caches store a page with prices once per country', async () => {
  await waitUntilIdle('/');
  expect((await get('/')).headers.vary).toBe(`${varyWithDictionary}, x-country`);
});

it('CT-03 does not serve the published page to a preview', async () => {
  await waitUntilIdle('/');
  const answer = await get('/', { cookie: 'a=b; io.prismic.preview=%7B%7D' });
  expect(containsText('The ring is open')(answer)).toBe(false);
  expect(answer.headers['cache-control']).toBe('no-store, no-transform');
});

it.each([
  ['/news/eula%0d%0aset-cookie:%20a=b/', '/news/eula%0D%0Aset-cookie:%20a=b'],
  ['/news/%E4%B8%AD/?a=1', '/news/%E4%B8%AD?a=1'],
  ['//evil.test/', '/#page-not-found'],
  ['//evil.test/index', '/#page-not-found'],
  ['/%2F%2Fevil.test/', '/#page-not-found'],
])('SH-02 %s redirects only within this site', async (path, location) => {
  const answer = await get(path);
  expect([answer.status, answer.headers.location]).toEqual([302, location]);
  expect(answer.headers['set-cookie']).toBeUndefined();
});

it('canonical URLs use the configured origin, not the requested host', async () => {
  const answer = await get('/de', { host: 'evil.test', 'x-forwarded-host': 'evil.test' });
  expect(containsText('<link rel="canonical" href="https://farstead.test/de" />')(answer)).toBe(true);
  expect(containsText('evil.test')(answer)).toBe(false);
});

const stateOf = (page: CallResponse): string => /data-page-state="([^"]*)"/.exec(page.text)?.[1] ?? '';

it('SH-07 any process returns the state that a page references, even after the page changes', async () => {
  await waitUntilIdle('/fr');
  const address = stateOf(await get('/fr'));
  const state = await get(address);
  expect(JSON.parse(state.text)).toBeDefined();
  expect(state.headers['content-type']).toMatch(/^application\/json/);
  expect(state.headers['cache-control']).toBe('public, max-age=31536000, immutable');

  const other = await start();
  try {
    const there = await call(other.origin, address, { headers: { 'accept-encoding': 'br' } });
    expect(there.text).toBe(state.text);
  } finally {
    await other.stop();
  }

  content.publish('later', 'The ring is closed');
  const changed = await getUntil('/fr', containsText('The ring is closed'));
  expect(stateOf(changed)).not.toBe(address);
  expect((await get(address)).text).toBe(state.text);
});

it.each(['/page-state/', '/page-state/x', '/page-state/xxxxxxxxxxxxxxxx/fr', '/page-state/x/no/such/page'])(
  'returns 404 when the state does not exist: %s',
  async (address) => {
    const answer = await get(address);
    expect(answer.status).toBe(404);
    expect(answer.headers['cache-control']).toBe('no-store');
  },
);

it('two processes return the same responses', async () => {
  const other = await start();
  const hasDictionary = ({ headers }: CallResponse) => headers.vary?.startsWith(varyWithDictionary) === true;
  // Compare the content: the first response of a process is compressed less.
  const telling = ({
    status,
    text,
    // The dictionary contains the first home page that a process has rendered, so its link differs.
    headers: { date: _date, 'content-length': _length, link: _link, ...rest },
  }: CallResponse) => ({
    status,
    text,
    rest,
  });
  try {
    for (const home of ['/', '/fr'])
      for (const one of [webServer, other]) await getUntil(home, hasDictionary, one);
    for (const path of [
      ...['/', '/fr', '/no/such/page', '/legal/eula', '/account/products', '/images/hero.webp', '/none.js'],
      ...['/sitemap.xml', '/robots.txt', '/feed.xml', '/fr/feed.xml'],
    ]) {
      await waitUntilIdle(path);
      const one = await get(path);
      const two = await get(path, {}, other);
      expect(telling(two)).toEqual(telling(one));
      expect(one.headers['set-cookie']).toBeUndefined();
    }
  } finally {
    await other.stop();
  }
});
