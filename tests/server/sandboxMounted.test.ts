import { createData } from '../run/databases';
import { call } from './support/call';
import { makeSiteFolder, type SiteFolder } from './support/siteFolder';
import { startWebServer, type RunningWebServer } from './support/startWebServer';

let folder: SiteFolder;

beforeAll(async () => {
  folder = await makeSiteFolder();
});

afterAll(() => folder.remove());

const start = (more: Record<string, string> = {}): Promise<RunningWebServer> =>
  startWebServer({ SITE_FOLDER: folder.path, DATA_DIR: 'memory', ...more });

describe('without API_ORIGIN', () => {
  let host: RunningWebServer;

  beforeAll(async () => {
    host = await start();
  });

  afterAll(() => host.stop());

  it('SH-07 the sandbox serves its configuration from the site’s origin', async () => {
    const answer = await call(host.origin, '/configuration');
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.text)).toMatchObject({ environment: 'sandbox', rootUrl: host.origin });
  });

  it('a seeded player can sign in', async () => {
    const answer = await call(host.origin, '/api/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        email: 'new@farstead.test',
        password: 'Farstead-2026!',
        otp: '',
        device: '0f4b6a3e-6c7e-4f51-9f0a-2f4a3a1d9b10',
        source: 'WWW',
      }),
    });
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.text)).toHaveProperty('accessToken');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  it('the sandbox controls are available from the local machine', async () => {
    expect((await call(host.origin, '/sandbox')).status).toBe(200);
  });

  it('the health check succeeds while the database is reachable', async () => {
    expect((await call(host.origin, '/health')).status).toBe(200);
  });

  it.each(['br', 'gzip'])('CT-01 the content service compresses responses with %s', async (encoding) => {
    const { text } = await call(host.origin, '/content/api/v2');
    const { refs } = JSON.parse(text) as { refs: { ref: string; isMasterRef?: boolean }[] };
    const ref = refs.find(({ isMasterRef }) => isMasterRef)?.ref ?? '';
    const path = `/content/api/v2/documents/search?ref=${ref}&lang=fr-fr&pageSize=100`;
    const plain = await call(host.origin, path);
    const compressed = await call(host.origin, path, { headers: { 'accept-encoding': encoding } });
    expect(compressed.headers['content-encoding']).toBe(encoding);
    expect(compressed.headers.vary).toContain('accept-encoding');
    expect(compressed.text).toBe(plain.text);
    expect(compressed.body.length).toBeLessThan(plain.body.length / 3);
  });

  it('never compresses responses that contain tokens', async () => {
    const answer = await call(host.origin, '/configuration', { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers['content-encoding']).toBeUndefined();
  });

  it('serves pages and files next to the sandbox', async () => {
    expect((await call(host.origin, '/de')).text).toContain('lang="de-DE"');
    expect((await call(host.origin, '/images/hero.webp')).status).toBe(200);
  });
});

it('does not expose the sandbox controls in production', async () => {
  const host = await start({
    ...(await createData()),
    NODE_ENV: 'production',
    PUBLIC_ORIGIN: 'https://www.farstead.test',
  });
  for (const path of ['/sandbox', '/sandbox/mailbox', '/sandbox/mailbox.json']) {
    expect((await call(host.origin, path)).status).toBe(404);
  }
  expect((await call(host.origin, '/sandbox/reset', { method: 'POST' })).status).toBe(404);
  expect((await call(host.origin, '/configuration')).status).toBe(200);
  await host.stop();
});
