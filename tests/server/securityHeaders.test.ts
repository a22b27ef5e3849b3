import { call } from './support/call';
import { hashedScript, makeSiteFolder, type SiteFolder } from './support/siteFolder';
import { startHost, type RunningHost } from './support/startHost';

let folder: SiteFolder;
let plain: RunningHost;
let secure: RunningHost;

beforeAll(async () => {
  folder = await makeSiteFolder();
  const common = { SITE: 'demo', SITE_FOLDER: folder.path };
  [plain, secure] = await Promise.all([
    startHost(common),
    startHost({
      ...common,
      PUBLIC_ORIGIN: 'https://farstead.test',
      CONTENT_ORIGIN: 'https://farstead.cdn.prismic.test https://images.prismic.test',
    }),
  ]);
});

afterAll(async () => {
  await Promise.all([plain.stop(), secure.stop()]);
  await folder.remove();
});

const policyOf = async (host: RunningHost): Promise<Map<string, string[]>> => {
  const { headers } = await call(host.origin, '/');
  const policy = headers['content-security-policy'];
  if (typeof policy !== 'string') throw new Error('no content security policy');
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
};

it.each(['/', '/fr/login', hashedScript, '/images/none.webp', '/api/none', '/health'])(
  'every answer carries them: %s',
  async (path) => {
    const { headers } = await call(plain.origin, path);
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=(), '),
    });
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers.server).toBeUndefined();
  },
);

it('scripts come from the site alone: none inline, none evaluated', async () => {
  const policy = await policyOf(plain);
  expect(policy.get('script-src')).toEqual(["'self'"]);
  expect(policy.get('object-src')).toEqual(["'none'"]);
  expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
  expect(policy.get('base-uri')).toEqual(["'self'"]);
  expect(policy.get('form-action')).toEqual(["'self'"]);
  expect(policy.get('connect-src')).toEqual(["'self'"]);
});

it('a site on http neither promises nor demands https', async () => {
  const { headers } = await call(plain.origin, '/');
  expect(headers['strict-transport-security']).toBeUndefined();
  expect((await policyOf(plain)).has('upgrade-insecure-requests')).toBe(false);
});

it('a site on https does both', async () => {
  const { headers } = await call(secure.origin, '/');
  expect(headers['strict-transport-security']).toMatch(/^max-age=31536000/);
  expect((await policyOf(secure)).has('upgrade-insecure-requests')).toBe(true);
});

it('CT-01 a content service elsewhere may be asked and its pictures shown, and nothing more', async () => {
  const policy = await policyOf(secure);
  const service = ['https://farstead.cdn.prismic.test', 'https://images.prismic.test'];
  expect(policy.get('connect-src')).toEqual(["'self'", ...service]);
  expect(policy.get('img-src')).toEqual(["'self'", 'data:', ...service]);
  expect(policy.get('script-src')).toEqual(["'self'"]);
});

it.each([
  ['PORT', 'eighty'],
  ['API_ORIGIN', 'not an origin'],
  ['API_ORIGIN', 'ftp://example.test'],
  ['CONTENT_ORIGIN', "https://a.test; script-src 'unsafe-inline'"],
])('%s=%s is refused at the start, by name', async (name, value) => {
  await expect(startHost({ SITE: 'demo', SITE_FOLDER: folder.path, [name]: value })).rejects.toThrow(name);
});
