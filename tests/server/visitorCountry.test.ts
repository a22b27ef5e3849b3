import { call } from './support/call';
import { startRenderedSite, type RenderedSite } from './support/renderedSite';
import { StubContent, countRequests } from './support/stubRenderer';
import { startWebServer } from './support/startWebServer';

let content: StubContent;
let site: RenderedSite;

beforeAll(async () => {
  content = new StubContent();
  site = await startRenderedSite(content);
});

afterAll(() => site.stop());

const get = (path: string, country?: string) =>
  call(site.webServer.origin, path, {
    headers: { accept: 'text/html', ...(country !== undefined && { 'x-country': country }) },
  });

const countRenderings = (path: string, country: string): number =>
  countRequests(site.backEnd, `/rendering?path=${encodeURIComponent(path)}&country=${country}`);

it('BU-03 renders the shop once per country, and again for visitors from an unknown country', async () => {
  const countries = ['DE', 'US', 'de', 'DE', undefined, 'XX', 'T1', 'QQ', 'nowhere'];
  const pages: string[] = [];
  for (const country of countries) pages.push((await get('/buy', country)).text);
  const shown = pages.map((text) => /<\/h1>(\w*)/.exec(text)?.[1]);
  expect(shown).toEqual(['DE', 'US', 'DE', 'DE', '', '', '', '', '']);
  expect([countRenderings('/buy', 'DE'), countRenderings('/buy', 'US')]).toEqual([1, 1]);
  expect(
    site.backEnd.received.filter(({ url }) => url === `/rendering?path=${encodeURIComponent('/buy')}`),
  ).toHaveLength(1);
});

it('BU-03 lets shared caches store one version of the shop per country', async () => {
  const german = await get('/buy', 'DE');
  const other = await get('/buy', 'US');
  expect([german, other].map(({ headers }) => headers.vary)).toEqual(
    Array(2).fill('accept-encoding, available-dictionary, x-country'),
  );
  expect(german.headers.etag).not.toBe(other.headers.etag);
});

it('BU-03 renders pages without prices once for all countries', async () => {
  const { headers, text } = await get('/legal/eula', 'DE');
  expect(text).not.toContain('</h1>DE');
  expect(headers.vary).not.toContain('x-country');
});

it('BU-03 serves the state of the page for the visitor’s country', async () => {
  const { text } = await get('/buy', 'DE');
  const [address = ''] = /\/page-state\/[^"]+/.exec(text) ?? [];
  const state = await get(address, 'DE');
  expect(JSON.parse(state.text)).toMatchObject({ country: 'DE' });
});

it('BU-03 serves the state of a page that was prefetched for another country', async () => {
  const { text } = await get('/buy', 'DE');
  const [address = ''] = /\/page-state\/[^"]+/.exec(text) ?? [];
  expect(JSON.parse((await get(address, 'US')).text)).toMatchObject({ country: 'DE' });
  expect((await get('/page-state/0123456789abcdef/buy', 'US')).status).toBe(404);
});

it('rejects COUNTRY_HEADER without TRUST_PROXY', async () => {
  await expect(startWebServer({ DATA_DIR: 'memory', COUNTRY_HEADER: 'X-Country' })).rejects.toThrow(
    'COUNTRY_HEADER needs TRUST_PROXY',
  );
});

it('rejects a COUNTRY_HEADER that is not a header name', async () => {
  await expect(
    startWebServer({ DATA_DIR: 'memory', TRUST_PROXY: 'loopback', COUNTRY_HEADER: 'a b' }),
  ).rejects.toThrow('COUNTRY_HEADER must be a header name');
});
