import { call, type CallResponse } from './support/call';
import { startRenderedSite, type RenderedSite } from './support/renderedSite';
import { startWebServer } from './support/startWebServer';
import { startBackEnd, StubContent } from './support/stubRenderer';

let content: StubContent;
let site: RenderedSite;

beforeAll(async () => {
  content = new StubContent();
  site = await startRenderedSite(content);
});

afterAll(() => site.stop());

const get = (path: string): Promise<CallResponse> =>
  call(site.webServer.origin, path, { headers: { 'accept-encoding': 'br' } });

const getUntil = async (path: string, wanted: string): Promise<CallResponse> => {
  for (let requested = 0; requested < 2_000; requested += 1) {
    const answer = await get(path);
    if (answer.text.includes(wanted)) return answer;
  }
  throw new Error(`${path} never contained ${wanted}`);
};

const urlsIn = (xml: string): string[] =>
  [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, inside = '']) => inside);

it('/robots.txt lists the site map and the disallowed paths', async () => {
  const answer = await get('/robots.txt');
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  const lines = answer.text.split('\n');
  expect(lines).toContain('Sitemap: https://farstead.test/sitemap.xml');
  for (const path of [
    ...['/account/', '/fr/compte/', '/de/konto/', '/blueprints', '/fr/plans', '/de/bauplaene'],
    ...['/sandbox', '/preview', '/api/'],
  ]) {
    expect(lines).toContain(`Disallow: ${path}`);
  }
  for (const path of ['/', '/fr/', '/de/', '/fr', '/de']) expect(lines).not.toContain(`Disallow: ${path}`);
});

it('/sitemap.xml lists every page in every language with its alternates', async () => {
  const answer = await get('/sitemap.xml');
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
  const urls = urlsIn(answer.text);
  expect(urls).toHaveLength(3);
  expect(urls[0]).toContain('<loc>https://farstead.test/</loc>');
  expect(urls[0]).toContain('<lastmod>2026-03-01T09:00:00.000Z</lastmod>');
  expect(urls[1]).toContain('<loc>https://farstead.test/fr</loc>');
  expect(urls[1]).not.toContain('<lastmod>');
  for (const url of urls) {
    for (const [language, address] of [
      ['en-US', 'https://farstead.test/'],
      ['fr-FR', 'https://farstead.test/fr'],
      ['de-DE', 'https://farstead.test/de'],
      ['x-default', 'https://farstead.test/'],
    ]) {
      expect(url).toContain(`<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`);
    }
  }
});

it.each([
  ['/feed.xml', 'en-us', 'en-US', 'https://farstead.test/'],
  ['/fr/feed.xml', 'fr-fr', 'fr-FR', 'https://farstead.test/fr'],
  ['/de/feed.xml', 'de-de', 'de-DE', 'https://farstead.test/de'],
])('%s is a valid feed even without news', async (path, locale, language, home) => {
  const answer = await get(path);
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  expect(answer.text).toContain('<rss version="2.0"');
  expect(answer.text).toContain(`<title>News ${locale}</title>`);
  expect(answer.text).toContain(`<link>${home}</link>`);
  expect(answer.text).toContain(`<language>${language}</language>`);
  expect(answer.text).toContain(`href="https://farstead.test${path}" rel="self"`);
  expect(answer.text).not.toMatch(/<item>|<lastBuildDate>/);
});

it.each([
  ['/atom.xml', 'News en-us', '/atom.xml'],
  ['/fr/atom.xml', 'News fr-fr', '/fr/atom.xml'],
  ['/de/feeds/patchnotes/atom.xml', 'News de-de patch-notes', '/de/feeds/patchnotes/atom.xml'],
])('NE-02 %s is an Atom feed for its language and category', async (path, title, own) => {
  const answer = await get(path);
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
  expect(answer.text).toContain('<feed xmlns="http://www.w3.org/2005/Atom">');
  expect(answer.text).toContain(`<title>${title}</title>`);
  expect(answer.text).toContain(`<link rel="self" href="https://farstead.test${own}"/>`);
  expect(answer.text).not.toContain('<entry>');
});

it('NE-02 each category has a separate RSS feed', async () => {
  const answer = await get('/feeds/dev-diaries/feed.xml');
  expect(answer.text).toContain('<title>News en-us dev-diaries</title>');
  expect((await get('/feeds/gossip/feed.xml')).status).toBe(404);
});

it.each([
  ['/server-status/maintenance.ics', 'text/calendar; charset=utf-8', 'NAME:News en-us'],
  ['/fr/etat-des-serveurs/maintenance.ics', 'text/calendar; charset=utf-8', 'NAME:News fr-fr'],
  ['/de/serverstatus/feed.xml', 'application/rss+xml; charset=utf-8', '<title>News de-de</title>'],
  ['/de/serverstatus/atom.xml', 'application/atom+xml; charset=utf-8', '<title>News de-de</title>'],
])('SS-01 %s lists maintenance in the feed’s language', async (path, type, name) => {
  const answer = await get(path);
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toBe(type);
  expect(answer.text).toContain(name);
});

it('SS-01 the maintenance feed links to the status page', async () => {
  const { text } = await get('/de/serverstatus/feed.xml');
  expect(text).toContain('<link>https://farstead.test/server-status</link>');
});

it('NE-03 each article has a dedicated share card', async () => {
  const card = await get('/cards/news/en-us/old.jpg');
  expect(card.status).toBe(200);
  expect(card.headers['content-type']).toBe('image/jpeg');
  for (const path of ['en-us/unknown.jpg', 'xx-yy/old.jpg', 'en-us/old.png'])
    expect((await get(`/cards/news/${path}`)).status).toBe(404);
});

it('a feed escapes special characters in news titles', async () => {
  content.news = [
    {
      title: 'Ore < ice & ]]> "gold"',
      summary: '',
      path: '/news/ore-below-ice',
      published: '2026-11-02T10:00:00+00:00',
    },
  ];
  content.publish('with news', content.headline);
  const { text } = await getUntil('/feed.xml', '<item>');
  expect(text).toContain('<link>https://farstead.test/news/ore-below-ice</link>');
  expect(text).toContain('<pubDate>Mon, 02 Nov 2026 10:00:00 GMT</pubDate>');
  expect(text).toContain('<lastBuildDate>Mon, 02 Nov 2026 10:00:00 GMT</lastBuildDate>');
  expect(text).toContain('Ore < ice & ]]]]><![CDATA[> "gold"');
});

it('responds with 304 to a client with a current cached copy', async () => {
  const { headers } = await get('/robots.txt');
  const again = await call(site.webServer.origin, '/robots.txt', {
    headers: { 'accept-encoding': 'br', 'if-none-match': headers.etag ?? '' },
  });
  expect(again.status).toBe(304);
});

it('responds with 503, not an empty list, when a list cannot be loaded', async () => {
  const gone = new StubContent();
  const silent = await startBackEnd(gone);
  const lonely = await startWebServer({ SITE_FOLDER: site.folder.path, API_ORIGIN: silent.origin });
  await silent.close();
  const answer = await call(lonely.origin, '/sitemap.xml');
  expect(answer.status).toBe(503);
  expect(answer.headers['retry-after']).toBe('60');
  expect((await call(lonely.origin, '/robots.txt')).status).toBe(200);
  await lonely.stop();
});
