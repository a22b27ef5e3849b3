import { call, type CallResponse } from './support/call';
import { makeSiteFolder, type SiteFolder } from './support/siteFolder';
import { startWebServer, type RunningWebServer } from './support/startWebServer';
import { startBackEnd, StubContent, stubRenderer, countRequests } from './support/stubRenderer';
import type { Upstream } from './support/upstream';

let folder: SiteFolder;
let backEnd: Upstream;
let webServer: RunningWebServer;

beforeAll(async () => {
  folder = await makeSiteFolder();
  await folder.addRenderer(stubRenderer);
  backEnd = await startBackEnd(new StubContent());
  webServer = await startWebServer({ SITE_FOLDER: folder.path, API_ORIGIN: backEnd.origin, LOG: '1' });
});

afterAll(async () => {
  await webServer.stop();
  await backEnd.close();
  await folder.remove();
});

const get = (path: string, headers: Record<string, string> = {}): Promise<CallResponse> =>
  call(webServer.origin, path, { headers: { accept: 'text/html', ...headers } });

const withKey = [
  '/activate/',
  '/fr/activer/',
  '/de/aktivieren/',
  '/signup/',
  '/fr/mot-de-passe-oublie/',
  '/de/passwort-vergessen/',
  '/account/profile/',
];

it.each(withKey)('AV-01 FP-01 %s… is neither cached nor indexed and sends no referrer', async (path) => {
  const answer = await get(`${path}3f9c-secret?source=contest`);
  const isRedirect = path === '/account/profile/';
  expect(answer.status).toBe(isRedirect ? 302 : 200);
  expect(answer.headers['cache-control']).toBe(isRedirect ? 'no-store' : 'no-store, no-transform');
  expect(answer.headers['cdn-cache-control']).toBeUndefined();
  expect(answer.headers.etag).toBeUndefined();
  expect(answer.headers['referrer-policy']).toBe('no-referrer');
  expect(answer.headers['x-robots-tag']).toBe('noindex, nofollow');
  expect(answer.text).not.toMatch(/3f9c|canonical|hreflang|og:url|ld\+json/);
});

it('AV-01 serves the same unrendered page for every key', async () => {
  const before = countRequests(backEnd, '/rendering');
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => get(`/activate/key-${String(index)}`)),
  );
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(countRequests(backEnd, '/rendering')).toBe(before);
});

it('AV-01 does not cache a redirect that contains a key', async () => {
  const answer = await get('/activate/3f9c-secret/');
  expect([answer.status, answer.headers.location]).toEqual([302, '/activate/3f9c-secret']);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.headers['referrer-policy']).toBe('no-referrer');
});

it('AV-01 FP-01 never logs a key from a page or API URL, however the URL is spelled', async () => {
  for (const path of [
    ...withKey.map((page) => `${page}3f9c-secret`),
    '/activate/3f9c-secret/and-more',
    '/activate/3f9c-secret%',
    '/api/register/activate/3f9c-secret',
    '/ACTIVATE/3f9c-secret',
    '/%61ctivate/3f9c-secret',
    '//activate//3f9c-secret',
    '/activate%2F3f9c-secret',
    '/activate;v=1/3f9c-secret',
    '/API/register/activate/3f9c-secret',
    '/api/register//activate/3f9c-secret',
    '/api/register/activate/%2e/3f9c-secret',
    '/api/newsletter/confirm%3Fkey=3f9c-secret',
    '/api/mailing/unsubscribe?key=3f9c-secret',
    '/api/mailing/unsubscribe%3Fkey=3f9c-secret',
    '/api/auth/me/reset-credentials/3f9c-secret/info?lang=fr',
  ]) {
    await get(path);
  }
  const reported = await webServer.outputWith('/api/auth/me/reset-credentials/key/info');
  expect(reported).toContain('/fr/mot-de-passe-oublie/key');
  expect(reported).not.toContain('3f9c');
});

it('caches other pages and lets them send a referrer', async () => {
  const { headers } = await get('/');
  expect(headers['cache-control']).not.toMatch(/no-store/);
  expect(headers['x-robots-tag']).toBeUndefined();
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
});
