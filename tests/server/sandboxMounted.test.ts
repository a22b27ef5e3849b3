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

  it('AP-01 the API document keeps its own content security policy', async () => {
    const page = await call(host.origin, '/sandbox/api/');
    expect(page.status).toBe(200);
    expect(page.headers['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'self'; style-src/,
    );
    expect((await call(host.origin, '/sandbox/api/static/swagger-ui-bundle.js')).status).toBe(200);
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

  it('/ready returns 200 while the database is reachable', async () => {
    expect((await call(host.origin, '/ready')).status).toBe(200);
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

  it('UP-01 serves players’ pictures with a policy that allows nothing (decision 75)', async () => {
    const made = await call(host.origin, '/sandbox/players', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ traits: { pictures: { approved: 1 } } }),
    });
    const { accessToken } = JSON.parse(made.text) as { accessToken: string };
    const list = await call(host.origin, '/api/assets/player', {
      headers: { authorization: `Bearer ${accessToken}` },
    });
    const [picture] = (JSON.parse(list.text) as { validated: { url: string; thumbnailUrl: string }[] })
      .validated;
    for (const path of [picture?.url, picture?.thumbnailUrl]) {
      const { status, headers } = await call(host.origin, path ?? '');
      expect(status).toBe(200);
      expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox");
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
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

const countryIn = async (
  settings: Record<string, string>,
  headers: Record<string, string>,
): Promise<unknown> => {
  const host = await start({
    ...(await createData()),
    NODE_ENV: 'production',
    PUBLIC_ORIGIN: 'https://www.farstead.test',
    ...settings,
  });
  const { text } = await call(host.origin, '/api/products/location', { headers });
  await host.stop();
  return (JSON.parse(text) as { country_code: unknown }).country_code;
};

it('BU-03 ignores the country that a client names in production', async () => {
  expect(await countryIn({}, { 'x-sandbox-country': 'DE', 'cf-ipcountry': 'DE' })).toBeNull();
});

it('BU-03 uses the country that a trusted proxy names in production', async () => {
  const settings = { TRUST_PROXY: 'loopback', COUNTRY_HEADER: 'CF-IPCountry' };
  expect(await countryIn(settings, { 'x-sandbox-country': 'FR', 'cf-ipcountry': 'DE' })).toBe('DE');
});
