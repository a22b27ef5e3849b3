import { call } from './support/call';
import { hashedScript, makeSiteFolder, type SiteFolder } from './support/siteFolder';
import { startWebServer, type RunningWebServer } from './support/startWebServer';

let folder: SiteFolder;
let webServer: RunningWebServer;

beforeAll(async () => {
  folder = await makeSiteFolder();
  webServer = await startWebServer({ SITE: 'demo', SITE_FOLDER: folder.path });
});

afterAll(async () => {
  await webServer.stop();
  await folder.remove();
});

const get = (path: string, headers: Record<string, string> = {}) => call(webServer.origin, path, { headers });
const browser = {
  accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
  'accept-encoding': 'gzip, deflate, br',
};

describe('pages', () => {
  it.each([
    ['/', 'en-US'],
    ['/login', 'en-US'],
    ['/fr', 'fr-FR'],
    ['/fr/compte/produits?code=A', 'fr-FR'],
    ['/de/anmelden', 'de-DE'],
    ['/french', 'en-US'],
  ])('SH-01 serves %s with the document language %s before any script runs', async (path, language) => {
    const answer = await get(path, browser);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.text).toContain(`<html lang="${language}"`);
  });

  it('SH-02 serves the application for an unknown path', async () => {
    const answer = await get('/no/such/page', browser);
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('<title>Farstead</title>');
  });

  it('serves a page for a path whose key contains dots', async () => {
    const answer = await get(`/activate/head.payload.${'s'.repeat(43)}`, browser);
    expect(answer.status).toBe(200);
  });

  it('browsers revalidate pages by ETag on each visit', async () => {
    const first = await get('/fr', browser);
    expect(first.headers['cache-control']).toBe('no-cache, no-transform');
    const again = await get('/fr', { ...browser, 'if-none-match': first.headers.etag ?? '' });
    expect(again.status).toBe(304);
    expect(again.headers['cache-control']).toBe('no-cache, no-transform');
    expect(again.body).toHaveLength(0);
    const english = await get('/', browser);
    expect(english.headers.etag).not.toBe(first.headers.etag);
  });

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['identity', undefined],
  ])('pages requested with Accept-Encoding "%s" have the Content-Encoding %s', async (accepted, encoding) => {
    const answer = await get('/', { 'accept-encoding': accepted });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers.vary).toContain('accept-encoding');
    expect(answer.text).toContain('</html>');
  });

  it('pages respond to HEAD without a body', async () => {
    const answer = await call(webServer.origin, '/', { method: 'HEAD' });
    expect(answer.status).toBe(200);
    expect(answer.body).toHaveLength(0);
  });

  it('does not send a page in response to a JSON request', async () => {
    const answer = await get('/no/such/page', { accept: 'application/json' });
    expect(answer.status).toBe(404);
  });

  it('pages respond to POST with status 404', async () => {
    for (const [path, accept] of [
      ['/login', 'application/json'],
      ['//evil.test/x', 'text/html'],
      ['/api/none', 'text/html'],
    ] as const) {
      const answer = await call(webServer.origin, path, { method: 'POST', headers: { accept } });
      expect([path, answer.status]).toEqual([path, 404]);
    }
  });

  it('submitting a form without JavaScript redirects back to its page', async () => {
    const headers = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await call(webServer.origin, '/de/anmelden', {
      method: 'POST',
      headers: { ...headers, 'content-length': '10' },
      body: 'password=a',
    });
    expect([answer.status, answer.headers.location]).toEqual([303, '/de/anmelden']);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['/%5Cx', '/#page-not-found'],
    ['/account%5C..%5Cx', '/#page-not-found'],
    ['/%E0%A4%A', '/#page-not-found'],
    ['/fr/%E0%A4%A', '/fr#page-not-found'],
    ['/de/a%00b', '/de#page-not-found'],
    ['/fr/acheter.html', '/fr#page-not-found'],
    ['/index.php', '/#page-not-found'],
    ['/de/index.html', '/de#page-not-found'],
  ])(
    'SH-02 %s redirects to the home page in the same language, with all security headers',
    async (path, location) => {
      const answer = await get(path, browser);
      expect([answer.status, answer.headers.location]).toEqual([302, location]);
      expect(answer.headers['permissions-policy']).toBeDefined();
      const machine = await get(path, { accept: 'application/json' });
      expect([400, 404]).toContain(machine.status);
    },
  );

  it('does not serve the page template as a page', async () => {
    for (const path of ['/index.html', '/de/index.html', '/%69ndex.html'])
      expect([path, (await get(path, { accept: '*/*' })).status]).toEqual([path, 404]);
  });
});

describe('files', () => {
  it('caches files with a content hash in the name forever', async () => {
    const answer = await get(hashedScript);
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-type']).toMatch(/^(?:text|application)\/javascript/);
  });

  it.each(['/images/hero.webp', '/site.webmanifest'])('caches %s for a day', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('public, max-age=86400, stale-while-revalidate=604800');
  });

  it.each([
    ['/images/hero.avif', 'image/avif'],
    ['/images/hero.webp', 'image/webp'],
    ['/films/dawn.webm', 'video/webm'],
    ['/films/dawn.mp4', 'video/mp4'],
    ['/films/dawn.en.vtt', 'text/vtt; charset=utf-8'],
    ['/site.webmanifest', 'application/manifest+json'],
    ['/assets/face.0123456789ab.woff2', 'font/woff2'],
  ])('%s has the content type %s', async (path, type) => {
    const answer = await get(path);
    expect([answer.status, answer.headers['content-type']]).toEqual([200, type]);
  });

  it.each(['/images/hero.avif', '/films/dawn.webm', '/assets/face.0123456789ab.woff2'])(
    '%s is served with only the security headers that apply to it',
    async (path) => {
      const { headers } = await get(path);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
      expect(headers['content-security-policy']).toBeUndefined();
      expect(headers['permissions-policy']).toBeUndefined();
    },
  );

  it('HO-01 a video supports range requests', async () => {
    const whole = await get('/films/dawn.webm');
    expect(whole.headers['accept-ranges']).toBe('bytes');
    const part = await get('/films/dawn.webm', { range: 'bytes=100-199' });
    expect(part.status).toBe(206);
    expect(part.headers['content-range']).toBe('bytes 100-199/1000');
    expect(part.body.equals(whole.body.subarray(100, 200))).toBe(true);
    const beyond = await get('/films/dawn.webm', { range: 'bytes=2000-' });
    expect([beyond.status, beyond.headers['content-range']]).toEqual([416, 'bytes */1000']);
  });

  it('responds with status 304 when a cached file is unchanged', async () => {
    const { headers } = await get('/images/hero.webp');
    const tagged = await get('/images/hero.webp', { 'if-none-match': headers.etag ?? '' });
    expect([tagged.status, tagged.body.length]).toEqual([304, 0]);
    const dated = await get('/images/hero.webp', { 'if-modified-since': headers['last-modified'] ?? '' });
    expect(dated.status).toBe(304);
  });

  it('files respond to HEAD with their length and without a body', async () => {
    const answer = await call(webServer.origin, '/films/dawn.webm', { method: 'HEAD' });
    expect([answer.status, answer.headers['content-length'], answer.body.length]).toEqual([200, '1000', 0]);
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ])('files requested with Accept-Encoding "%s" have the Content-Encoding %s', async (accepted, encoding) => {
    const answer = await get(hashedScript, { 'accept-encoding': accepted });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers.vary).toContain('accept-encoding');
    expect(answer.headers['content-type']).toMatch(/javascript/);
    expect(answer.text).toContain('the application');
  });

  it('sends files without a compressed version uncompressed', async () => {
    const answer = await get('/images/hero.webp', { 'accept-encoding': 'br, gzip' });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect([...answer.body]).toEqual([4, 5, 6, 7]);
  });

  it.each([
    '/assets/old.ba9876543210.js',
    '/images/none.webp',
    '/assets/',
    '/assets',
    '/films',
    '/films/none',
    '/fonts/none',
    '/images/',
  ])('responds to %s with status 404 instead of a page', async (path) => {
    const answer = await get(path, browser);
    expect(answer.status).toBe(404);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.text).not.toContain('<html');
  });

  it.each([
    '/../outside.txt',
    '/assets/../../outside.txt',
    '/%2e%2e/outside.txt',
    '/assets/..%2f..%2foutside.txt',
    '/assets/..%5c..%5coutside.txt',
    '/..%c0%af..%c0%afoutside.txt',
    '/assets/%00.js',
    '/.secret',
    '/%2esecret',
    `${hashedScript}.map`,
    `${hashedScript}.br`,
  ])('rejects the path %s', async (path) => {
    const answer = await get(path, browser);
    expect([400, 404]).toContain(answer.status);
    expect(answer.text).not.toMatch(/outside|hidden/);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });
});

describe('without back-end services', () => {
  it.each([
    '/api/auth/certificate',
    '/configuration',
    '/content/api/v2',
    '/liveops/serverstatus',
    '/sandbox',
  ])('responds to %s with status 404 in JSON instead of a page', async (path) => {
    const answer = await get(path, browser);
    expect(answer.status).toBe(404);
    expect(JSON.parse(answer.text)).toMatchObject({ code: 1 });
  });

  it.each([
    ['/health', 'ok'],
    ['/ready', 'ready'],
  ])('%s reports the status, version and uptime', async (path, status) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(JSON.parse(answer.text)).toEqual({
      status,
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      uptimeSeconds: expect.any(Number),
    });
  });

  it('stops gracefully on a termination signal', async () => {
    const short = await startWebServer({ SITE: 'demo', SITE_FOLDER: folder.path });
    await expect(short.stop()).resolves.toBe(0);
  });
});
