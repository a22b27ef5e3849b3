import { call } from './support/call';
import { makeSiteFolder, type SiteFolder } from './support/siteFolder';
import { startWebServer, type RunningWebServer } from './support/startWebServer';

/** Returns the error output of a web server that fails to start. */
const refusal = async (environment: Readonly<Record<string, string>>): Promise<string> => {
  const started = await startWebServer({ DATA_DIR: 'memory', ...environment }).catch(
    (error: unknown) => error,
  );
  if (started instanceof Error) return started.message;
  await (started as RunningWebServer).stop();
  return 'started';
};

it('refuses to start without PUBLIC_ORIGIN in production, and logs the reason', async () => {
  const reported = await refusal({ NODE_ENV: 'production', API_ORIGIN: 'https://api.farstead.test' });
  expect(reported).toMatch(/ended with [1-9][\s\S]*PUBLIC_ORIGIN must be set/);
  expect(reported).not.toContain('    at ');
});

it.each(['security@farstead.test', 'http://farstead.test', 'mailto:a@b\nBcc: c@d'])(
  'rejects a contact that is not a mailto: or https: URL: %j',
  async (SECURITY_CONTACT) => {
    expect(await refusal({ SECURITY_CONTACT })).toContain('SECURITY_CONTACT must be');
  },
);

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
