import type { LiveData } from '#hydration/Renderer';
import type { ContentWatch } from '#server/pages/ContentWatch';
import { RenderedPageCache } from '#server/pages/RenderedPageCache';
import { call, type CallResponse } from './support/call';
import { startRenderedSite, type RenderedSite } from './support/renderedSite';
import { StubContent } from './support/stubRenderer';

describe('a web server', () => {
  let content: StubContent;
  let site: RenderedSite;

  beforeEach(async () => {
    content = new StubContent();
    content.api = 'away';
    site = await startRenderedSite(content);
  });

  afterEach(() => site.stop());

  const get = (path: string): Promise<CallResponse> =>
    call(site.webServer.origin, path, { headers: { accept: 'text/html' } });

  /** Pages from each source of paths: the page list, the content's list of paths, and a lookup. */
  const publicPages = ['/', '/fr', '/legal/eula', '/news/old'];

  it('returns 503 for public pages while the API is down, and serves the first requests afterwards', async () => {
    for (const path of publicPages) {
      const { status, headers, text } = await get(path);
      expect([path, status, headers.etag]).toEqual([path, 503, undefined]);
      expect(headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store, no-transform' });
      expect(text).toContain('<div id="root"></div>');
    }
    content.api = 'well';
    for (const path of publicPages) {
      const { status, headers, text } = await get(path);
      expect([path, status, headers['retry-after']]).toEqual([path, 200, undefined]);
      expect(text).toContain('The ring is open');
    }
  });

  it('keeps serving cached pages when the API goes down', async () => {
    content.api = 'well';
    await get('/');
    content.api = 'away';
    expect((await get('/legal/eula')).status).toBe(503);
    for (let requested = 0; requested < 5; requested += 1) {
      const { status, text } = await get('/');
      expect([status, text.includes('The ring is open')]).toEqual([200, true]);
    }
  });

  it('serves pages for one visitor and previews while the API is down', async () => {
    await get('/');
    expect((await get('/activate/key')).status).toBe(200);
    const preview = await call(site.webServer.origin, '/', {
      headers: { accept: 'text/html', cookie: 'io.prismic.preview=a' },
    });
    expect(preview.status).toBe(200);
  });

  it('/health returns 200 while the API is down, and /ready once the API has sent the configuration', async () => {
    expect((await get('/health')).status).toBe(200);
    const { status, headers } = await get('/ready');
    expect([status, headers['retry-after']]).toEqual([503, '5']);
    content.api = 'well';
    while ((await get('/ready')).status !== 200);
    content.api = 'away';
    expect((await get('/ready')).status).toBe(200);
  });
});

describe('the cache of rendered pages', () => {
  const watch = { current: undefined, isFailing: true, refresh: () => undefined, latest: () => undefined };

  const createCache = (
    retryDelayMs: number,
    watched: object = watch,
    liveData?: () => LiveData,
  ): RenderedPageCache<string> =>
    new RenderedPageCache({
      ...(liveData && { liveData }),
      watch: watched as ContentWatch,
      retryDelayMs,
      requestTimeoutMs: 10_000,
    });

  const renderNothing = () => Promise.resolve(undefined);
  const renderPage = () => Promise.resolve({ answer: 'page', ref: 'first' });

  beforeEach(() => {
    watch.isFailing = true;
  });

  it('renders a failed entry again for a visitor once its retry delay is over', async () => {
    const cache = createCache(0);
    await cache.get('/', renderNothing);
    expect(await cache.get('/', renderPage)).toBe('page');
  });

  it('renders a failed entry again for a visitor once the services respond', async () => {
    const cache = createCache(60_000);
    await cache.get('/', renderNothing);
    expect(await cache.get('/', renderPage)).toBeUndefined();
    watch.isFailing = false;
    expect(await cache.get('/', renderPage)).toBe('page');
  });

  it('waits for the retry delay of a failed entry if the services did not fail', async () => {
    watch.isFailing = false;
    const cache = createCache(60_000);
    await cache.get('/', renderNothing);
    expect(await cache.get('/', renderPage)).toBeUndefined();
  });

  it('renders again what was rendered from an older configuration than the one that arrived meanwhile', async () => {
    const stored = { configuration: 'stored' };
    const received = { ref: 'first', configuration: 'received' };
    const starting = { ...watch, isFailing: false, current: undefined as unknown, latest: () => stored };
    const cache = createCache(0, starting);
    await cache.get('/', () => {
      starting.current = received;
      return renderPage();
    });
    Object.assign(starting, { latest: () => received });
    expect(await cache.getCurrent('/', () => Promise.resolve({ answer: 'new', ref: 'first' }))).toBe('new');
  });

  it('keeps a published page while the API is down, although its live data is old', async () => {
    const published = { ref: 'first', configuration: '{}' };
    const failing = { ...watch, isApiFailing: true, current: published, latest: () => published };
    const liveData = () => ({ isCurrent: () => false }) as unknown as LiveData;
    const cache = createCache(0, failing, liveData);
    await cache.get('/', () => Promise.resolve({ answer: 'published', ref: 'first', liveVersion: '1' }));
    const bundled = () => Promise.resolve({ answer: 'bundled', ref: undefined, liveVersion: '2' });
    expect(await cache.getCurrent('/', bundled)).toBe('published');
    failing.isApiFailing = false;
    expect(await cache.getCurrent('/', bundled)).toBe('bundled');
  });
});
