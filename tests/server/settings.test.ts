import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { misspelledVariables } from '#server/startup/environment';
import { call } from './support/call';
import { makeSiteFolder, type SiteFolder } from './support/siteFolder';
import { startWebServer, type RunningWebServer } from './support/startWebServer';

/** Returns the output of a web server that fails to start, in lines. */
const refusal = async (environment: Readonly<Record<string, string>>): Promise<readonly string[]> => {
  const started = await startWebServer({ DATA_DIR: 'memory', ...environment }).catch(
    (error: unknown) => error,
  );
  if (!(started instanceof Error)) {
    await (started as RunningWebServer).stop();
    return ['started'];
  }
  const [summary, ...lines] = started.message.trimEnd().split('\n');
  expect(summary).toBe('The server ended with 1:');
  return lines;
};

/** Valid settings with which nothing can be served. */
const withoutBuild = { SITE: 'demo', SITE_FOLDER: '/none' } as const;

it('refuses to start without PUBLIC_ORIGIN in production, and logs the reason', async () => {
  const environment = { NODE_ENV: 'production', API_ORIGIN: 'https://api.farstead.test' };
  expect(await refusal(environment)).toEqual([expect.stringContaining('PUBLIC_ORIGIN must be set')]);
});

it.each([
  ['NODE_ENV', 'prod'],
  ['LOG', 'true'],
  ['RATE_LIMITS', 'Off'],
  ['SITE', 'Demo'],
  ['TRUST_PROXY', '10.0.0.0/99'],
  ['TRUST_PROXY', '1'],
  ['HOST', '192.0.2.1'],
  ['HOST', 'not a host'],
  ['SECURITY_CONTACT', 'security@farstead.test'],
  ['SECURITY_CONTACT', 'http://farstead.test'],
  ['SECURITY_CONTACT', 'mailto:a@b\nBcc: c@d'],
  ['API_ORIGIN', 'https://site:secret@api.farstead.test/v1'],
  ['API_ORIGIN', 'site:secret@api.farstead.test'],
  ['SMTP_URL', 'user:secret@mail.farstead.test:25'],
  ['DATABASE_URL', 'postgresql://user:secret@127.0.0.1:1/starport'],
])('rejects %s=%j in one line that names the setting', async (name, value) => {
  const lines = await refusal({ [name]: value });
  expect(lines).toEqual([expect.stringContaining(name)]);
  expect(lines[0]).not.toMatch(/secret| {4}at /);
});

it('accepts addresses, ranges and names of proxies', async () => {
  const environment = { ...withoutBuild, TRUST_PROXY: 'loopback, 10.0.0.0/8,::1' };
  expect(await refusal(environment)).toEqual([expect.stringContaining('There is no built site')]);
});

it('rejects a port on which something listens, and logs the cause only with LOG=1', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  expect(await refusal({ PORT: String(port) })).toEqual([
    expect.stringContaining('set PORT to another port'),
  ]);
  const withCause = await refusal({ PORT: String(port), LOG: '1' });
  expect(withCause.join('\n')).toMatch(/^Another program .*\n\{.*"msg":"listen EADDRINUSE/);
  other.close();
});

describe('variables with unknown names', () => {
  const names = ['DATABASE_URL', 'DATA_DIR', 'HOST', 'LOG', 'NODE_ENV', 'PORT', 'SITE', 'SMTP_URL'];

  it.each([
    ['DATABASE_URI', 'DATABASE_URL'],
    ['DATA_BASE_URLS', 'DATABASE_URL'],
    ['DATADIR', 'DATA_DIR'],
    ['data-dir', 'DATA_DIR'],
    ['DATA_DIRS', 'DATA_DIR'],
    ['Port', 'PORT'],
    ['NODE_ENVS', 'NODE_ENV'],
  ])('%s is a misspelled %s', (name, meant) => {
    expect(misspelledVariables({ [name]: 'value' }, names)).toEqual([{ name, meant }]);
  });

  it.each([
    'HOME',
    'HOSTS',
    'LOG_LEVEL',
    'LOGS',
    'NODE_ENGINE',
    'ROOT_URL',
    'SITE_URL',
    'SMTP_USER',
    'TEST_DATABASE_URL',
    'npm_config_port',
    'npm_package_version',
  ])('%s belongs to another program', (name) => {
    expect(misspelledVariables({ [name]: 'value' }, names)).toEqual([]);
  });

  it('are ignored if they are empty or the known variable is set', () => {
    expect(misspelledVariables({ DATABASE_URI: '', HOST: 'a', host: 'a' }, names)).toEqual([]);
  });

  it('cause a warning that suggests the right name, and the start continues', async () => {
    expect(await refusal({ ...withoutBuild, DATABASE_URI: 'postgresql://' })).toEqual([
      expect.stringContaining('Unknown variable DATABASE_URI: did you mean DATABASE_URL?'),
      expect.stringContaining('There is no built site in /none'),
    ]);
  });

  it('prevent the start if NODE_ENV was meant, unless it is set as well', async () => {
    const environment = { ...withoutBuild, NODE_ENVS: 'production' };
    expect(await refusal({ ...environment, NODE_ENV: '' })).toEqual([
      expect.stringContaining('set NODE_ENV'),
    ]);
    expect(await refusal(environment)).toEqual([expect.stringContaining('There is no built site')]);
  });
});

describe('the /.well-known/security.txt file', () => {
  let folder: SiteFolder;
  let host: RunningWebServer;
  const contact = 'https://farstead.test/security';

  beforeAll(async () => {
    folder = await makeSiteFolder();
    host = await startWebServer({ SITE: 'demo', SITE_FOLDER: folder.path, SECURITY_CONTACT: contact });
  });

  afterAll(async () => {
    await host.stop();
    await folder.remove();
  });

  it('contains the security contact and expires within a year', async () => {
    const { status, headers, text } = await call(host.origin, '/.well-known/security.txt');
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    const fields = Object.fromEntries(
      text
        .trim()
        .split('\n')
        .map((line) => [line.split(': ')[0], line.replace(/^[\w-]+: /, '')]),
    );
    expect(fields).toEqual({
      Contact: contact,
      Expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00\.000Z$/),
      'Preferred-Languages': 'en, fr, de',
      Canonical: `${host.origin}/.well-known/security.txt`,
    });
    const days = (Date.parse(fields.Expires ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(170);
    expect(days).toBeLessThan(365);
  });

  it('leads password managers to the page where players change their password', async () => {
    const { status, headers } = await call(host.origin, '/.well-known/change-password');
    expect([status, headers.location]).toEqual([302, '/account/security']);
  });

  it('does not serve anything else under /.well-known', async () => {
    expect((await call(host.origin, '/.well-known/other.txt')).status).toBe(404);
  });
});
