import { call } from './support/call';
import { makeSiteFolder, type SiteFolder } from './support/siteFolder';
import { startWebServer, type RunningWebServer } from './support/startWebServer';

let folder: SiteFolder;
let webServer: RunningWebServer;

beforeAll(async () => {
  folder = await makeSiteFolder();
});

beforeEach(async () => {
  webServer = await startWebServer({ SITE: 'demo', SITE_FOLDER: folder.path });
});

afterEach(() => webServer.stop());

afterAll(() => folder.remove());

const report = (path: string) => ({
  type: 'csp-violation',
  body: {
    documentURL: `https://farstead.test${path}`,
    effectiveDirective: 'img-src',
    blockedURL: 'https://evil.test/a.png?secret=1',
    sample: 'private',
  },
});

const send = (body: unknown, type = 'application/reports+json') =>
  call(webServer.origin, '/policy-reports', {
    method: 'POST',
    headers: { 'content-type': type },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

it('logs reports in both formats without keys, queries or samples', async () => {
  expect((await send([report('/activate/KEY-OF-AN-EMAIL?code=CODE')])).status).toBe(204);
  const old = { 'csp-report': { 'document-uri': 'https://farstead.test/old', 'violated-directive': 'a\nb' } };
  expect((await send(old, 'application/csp-report')).status).toBe(204);
  const reported = await webServer.outputWith('/old');
  expect(reported).toContain('"page":"https://farstead.test/activate/activationKey"');
  expect(reported).toContain('"refused":"https://evil.test/a.png"');
  expect(reported).toContain('"directive":"a\\nb"');
  expect(reported).not.toMatch(/KEY-OF-AN-EMAIL|CODE|secret|private/);
});

it('limits the number of logged reports per address', async () => {
  const statuses: number[] = [];
  for (let sent = 0; sent < 12; sent += 1) statuses.push((await send([report('/')])).status);
  expect(statuses).toEqual([...Array<number>(10).fill(204), 429, 429]);
});

it.each([
  ['a report of 20 KB', `[${' '.repeat(20_000)}]`, 'application/json', 413],
  ['invalid JSON', '{', 'application/json', 400],
  ['another type', '{}', 'text/plain', 415],
  ['a body without a report', '[null, 7, {}]', 'application/json', 204],
])('does not log %s', async (_what, body, type, status) => {
  expect((await send(body, type)).status).toBe(status);
});
