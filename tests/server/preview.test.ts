import { call } from './support/call';
import { makeSiteFolder, type SiteFolder } from './support/siteFolder';
import { startWebServer, type RunningWebServer } from './support/startWebServer';

/** Renders a page with a counter and supports a single preview. */
const renderer = `
let rendered = 0;
exports.renderer = {
  builtPages: ['home'],
  render: async ({ path }) => ({
    kind: 'page', html: 'published ' + ++rendered, state: '{}', page: 'home', path, isMissing: false,
    head: { title: 'T', page: 'T', product: 'P', description: 'D', locale: 'en-us', trail: [] },
  }),
  listPages: async () => undefined,
  listContentPaths: async () => undefined,
  liveData: () => ({ version: undefined, isCurrent: () => true, isStale: false, refresh: async () => undefined }),
  loadCard: async () => undefined,
  loadFeed: async () => undefined,
  loadMaintenance: async () => undefined,
  openPreview: async ({ token }) =>
    token === 'https://farstead.prismic.io/previews/one' ? { kind: 'opened', path: '/fr' }
    : token === 'away' ? { kind: 'unreachable' } : { kind: 'foreign' },
};
`;

const token = 'https://farstead.prismic.io/previews/one';

let folder: SiteFolder;
let webServer: RunningWebServer;

beforeAll(async () => {
  folder = await makeSiteFolder();
  await folder.addRenderer(renderer);
  webServer = await startWebServer({ SITE_FOLDER: folder.path, API_ORIGIN: 'http://127.0.0.1:9' });
});

afterAll(async () => {
  await webServer.stop();
  await folder.remove();
});

const open = (query: Record<string, string>) =>
  call(webServer.origin, `/preview?${new URLSearchParams(query).toString()}`);

const visit = (path: string, headers: Record<string, string> = {}) =>
  call(webServer.origin, path, { headers });

it('CT-03 a preview link sets the cookie and redirects to the document’s page', async () => {
  const { status, headers } = await open({ token, documentId: 'home' });
  expect(status).toBe(302);
  expect(headers.location).toBe('/fr');
  expect(headers['set-cookie']).toEqual([
    `io.prismic.preview=${encodeURIComponent(token)}; Path=/; SameSite=Lax`,
  ]);
  expect(headers['cache-control']).toBe('no-store');
});

it.each([
  ['from another repository', { token: 'https://elsewhere.test/previews/one', documentId: 'home' }, 400],
  ['without a token', { documentId: 'home' }, 400],
  ['without a document', { token }, 400],
  ['while the content service is down', { token: 'away', documentId: 'home' }, 502],
])('CT-03 a preview link %s neither sets a cookie nor redirects', async (_, query, status) => {
  const answer = await open(query as Record<string, string>);
  expect(answer.status).toBe(status);
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(answer.headers.location).toBeUndefined();
  expect(answer.headers['content-type']).toContain('text/plain');
});

it('CT-03 a preview receives the uncached shell and leaves the cached page unchanged', async () => {
  const published = await visit('/');
  expect(published.text).not.toContain('Farstead');
  const cookie = `device=1; io.prismic.preview=${encodeURIComponent(token)}`;
  const previewed = await visit('/', { cookie, 'if-none-match': published.headers.etag ?? '' });
  expect(previewed.status).toBe(200);
  expect(previewed.headers['cache-control']).toBe('no-store, no-transform');
  expect(previewed.headers.etag).toBeUndefined();
  expect(previewed.text).toContain('<title>Farstead</title>');
  expect((await visit('/')).headers.etag).toBe(published.headers.etag);
  expect((await visit('/', { cookie: 'x=io.prismic.preview=1' })).headers['cache-control']).not.toMatch(
    /no-store/,
  );
});
