import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { get } from 'node:http';
import { resolve } from 'node:path';
import { readDocument } from '#contracts/openapi/readDocument';
import { Client } from './client';
import { productionSandbox, resetSandbox } from './sharedSandboxes';

let sandbox: string;
let client: Client;

beforeAll(async () => {
  sandbox = await resetSandbox();
  client = new Client(sandbox);
});

it('CC-05 serves a mock video player that only the site may frame', async () => {
  const answer = await client.get('/sandbox/player/FrStd-myDU1');
  expect(answer.status).toBe(200);
  expect(answer.text).toContain('<video');
  expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  expect((await client.get('/sandbox/player/%3Cscript%3E')).status).toBe(400);
});

it('SE-02 responses use the adjusted clock in their Date header', async () => {
  const hoursAhead = async (): Promise<number> => {
    const { headers } = await client.get('/api/auth/certificate');
    return (Date.parse(headers.get('date') ?? '') - Date.now()) / 3_600_000;
  };
  expect(await hoursAhead()).toBeCloseTo(0);
  await client.callControl('clock', { advanceSeconds: 7200 });
  expect(await hoursAhead()).toBeCloseTo(2);
  await client.callControl('clock', { real: true });
  expect(await hoursAhead()).toBeCloseTo(0);
});

it('AP-01 serves the API document in a viewer that loads nothing from other origins', async () => {
  const page = await client.get('/sandbox/api/');
  expect(page.status).toBe(200);
  expect(page.text).toContain('swagger-ui-bundle.js');
  expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self';/);
  expect((await client.get('/sandbox/api/json')).body).toEqual(readDocument());
});

describe('faults', () => {
  afterEach(() => client.call('DELETE', '/sandbox/faults'));

  const path = '/api/auth/certificate';

  it('returns a configured status, headers and body for a number of requests', async () => {
    await client.callControl('faults', {
      path,
      count: 2,
      status: 429,
      headers: { 'retry-after': '7' },
      body: { code: 31 },
    });
    for (let request = 1; request <= 2; request += 1) {
      const answer = await client.get(path);
      expect(answer.status).toBe(429);
      expect(answer.headers.get('retry-after')).toBe('7');
      expect(answer.body).toEqual({ code: 31 });
    }
    expect((await client.get(path)).status).toBe(200);
  });

  it.each([
    ['truncated-json', 'application/json', /^\{"/],
    ['html-200', 'text/html', /<!doctype html>/],
    ['empty', 'application/json', /^$/],
  ])('returns a malformed body: %s', async (malformed, type, text) => {
    await client.callControl('faults', { path, malformed });
    const answer = await client.get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain(type);
    expect(answer.text).toMatch(text);
    expect(answer.body).toBeUndefined();
  });

  it('drops the connection after a delay', async () => {
    await client.callControl('faults', { path, cut: true, delayMs: 200 });
    const start = performance.now();
    await expect(client.get(path)).rejects.toThrow('fetch failed');
    expect(performance.now() - start).toBeGreaterThan(190);
  });

  it('delays the real response', async () => {
    await client.callControl('faults', { path, delayMs: 200 });
    const start = performance.now();
    expect((await client.get(path)).status).toBe(200);
    expect(performance.now() - start).toBeGreaterThan(190);
  });

  it('a fault matches a method, a scope and a pattern', async () => {
    await client.callControl('faults', {
      method: 'get',
      path: '/api/*/certificate',
      scope: 'one',
      status: 500,
    });
    const scoped = (scope: string) => client.call('GET', path, { headers: { 'x-sandbox-scope': scope } });
    expect((await scoped('one')).status).toBe(500);
    expect((await scoped('two')).status).toBe(200);
    expect((await client.get(path)).status).toBe(200);
    expect((await client.login('new@farstead.test', 'Farstead-2026!')).status).toBe(200);
  });

  it.each(['/configuration', '/liveops/serverstatus', '/content/api/v2'])(
    'faults can also target %s',
    async (other) => {
      await client.callControl('faults', { path: other, status: 503 });
      expect((await client.get(other)).status).toBe(503);
    },
  );

  it('removes a fault by its id', async () => {
    const { id } = await client.callControl<{ id: string }>('faults', { path, status: 500 });
    expect((await client.call('DELETE', `/sandbox/faults/${id}`)).status).toBe(204);
    expect((await client.get(path)).status).toBe(200);
    expect((await client.call('DELETE', `/sandbox/faults/${id}`)).status).toBe(404);
  });
});

describe('resetting the sandbox', () => {
  it('deletes all data and restores the seeds', async () => {
    const made = await client.createPlayer();
    const { body } = await client.login('new@farstead.test', 'Farstead-2026!');
    const { accessToken: token } = body as { accessToken: string };
    await client.call('POST', '/api/inventory/keys/c0de0000-0000-4000-8000-000000000003/activate', {
      token,
      body: {},
    });
    await client.callControl('clock', { advanceSeconds: 5000 });
    await client.callControl('faults', { path: '/api', status: 500 });
    await client.callControl('reset');
    const again = await client.login('new@farstead.test', 'Farstead-2026!');
    const { accessToken } = again.body as { accessToken: string };
    expect((await client.get('/api/users/me/game-time', accessToken)).body).toEqual({
      endDate: null,
      history: [],
    });
    for (const former of [token, made.accessToken])
      expect((await client.get('/api/users/me/game-time', former)).status).toBe(401);
  });

  it('the index page’s buttons are forms that redirect back to it', async () => {
    const page = await client.get('/sandbox');
    expect(page.text).toContain('twofactor@farstead.test');
    expect(page.text).toContain('FARSTEAD00033MTH');
    expect(page.text).toMatch(/<code class="accent">\d{6}<\/code>/);
    expect(page.headers.get('content-security-policy')).not.toContain('unsafe');
    const pressed = await fetch(`${sandbox}/sandbox/clock`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ real: 'true' }),
    });
    expect([pressed.status, pressed.headers.get('location')]).toEqual([303, '/sandbox']);
  });
});

describe('provider states', () => {
  interface StateEntry {
    readonly name: string;
    readonly description: string;
  }

  const setUp = (state: string) =>
    client.callControl<Record<string, string>>('states', { state, action: 'setup' });

  it('each state can be set up after any other, removed, and found in the README', async () => {
    const states = (await client.get('/sandbox/states')).body as StateEntry[];
    const file = await readFile(resolve(__dirname, '../../sandbox/README.md'), 'utf8');
    const readme = file.replace(/ +/g, ' ');
    for (const { name, description } of states) {
      await setUp(name);
      await setUp(name);
      expect(readme).toContain(`| ${name} | ${description} |`);
    }
    await client.callControl('states', { state: 'the server is up', action: 'teardown' });
  });

  it('rejects an unknown state, so that no contract passes by mistake', async () => {
    const answer = await client.call('POST', '/sandbox/states', { body: { state: 'a typo' } });
    expect(answer.status).toBe(404);
  });

  const tries: [
    state: string,
    code: number,
    attempt: (values: Record<string, string>) => Promise<unknown>,
  ][] = [
    ['an unconfirmed account exists', 109, (v) => client.login(v.email ?? '', v.password ?? '')],
    ['a suspended account exists', 110, (v) => client.login(v.email ?? '', v.password ?? '')],
    ['too many sign-ins were tried', 31, (v) => client.login(v.email ?? '', v.password ?? '')],
    [
      'a player with an ended session exists',
      111,
      (v) => client.refresh(v.refreshToken ?? '', v.accessToken ?? ''),
    ],
    [
      'a player with an expired access token exists',
      112,
      (v) => client.get(`/api/users/${v.playerId}`, v.accessToken),
    ],
    [
      'a signed-in player whose account was removed',
      120,
      (v) => client.get(`/api/users/${v.playerId}`, v.accessToken),
    ],
    ['a used code exists', 202, (v) => client.get(`/api/inventory/keys/${v.code}`, v.accessToken)],
    ['an expired code exists', 203, (v) => client.get(`/api/inventory/keys/${v.code}`, v.accessToken)],
    [
      'a code reserved for another account exists',
      204,
      (v) => client.get(`/api/inventory/keys/${v.code}`, v.accessToken),
    ],
    ['no code exists', 201, (v) => client.get(`/api/inventory/keys/${v.code}`, v.accessToken)],
    ['too many codes were tried', 31, (v) => client.get(`/api/inventory/keys/${v.code}`, v.accessToken)],
    ['the certificate is not available', 50, () => client.get('/api/auth/certificate')],
    ['the server is down', 50, () => client.get('/configuration')],
  ];

  it.each(tries)('%s: rejects the call with code %d', async (state, code, attempt) => {
    expect(await attempt(await setUp(state))).toMatchObject({ body: { code } });
  });

  it.each([['a player with two-factor on exists'], ['a player with password exists']])(
    '%s: signs in with the returned credentials',
    async (state) => {
      const { email = '', password = '', otp } = await setUp(state);
      expect((await client.login(email, password, otp)).status).toBe(200);
    },
  );
});

describe('drafts', () => {
  const id = 'legal_page-eula-en-us';

  const titleBy = async (ref: string): Promise<unknown> => {
    const q = `[[at(document.id, "${id}")]]`;
    const query = new URLSearchParams({ ref, q }).toString();
    const { body } = await client.get(`/content/api/v2/documents/search?${query}`);
    return (body as { results: { data: { title: unknown } }[] }).results[0]?.data.title;
  };

  it('CT-03 creates a preview link whose token gives access to the drafts', async () => {
    const { body } = await client.call('POST', '/sandbox/content/previews', {
      body: { drafts: [{ id, data: { title: 'A draft' } }] },
    });
    const { token, path } = body as { token: string; path: string };
    const link = new URL(path, sandbox);
    expect(link.pathname).toBe('/preview');
    expect(Object.fromEntries(link.searchParams)).toEqual({ token, documentId: id });
    expect(await titleBy(token)).toBe('A draft');
    const { body: repository } = await client.get('/content/api/v2');
    const [master] = (repository as { refs: { ref: string }[] }).refs;
    expect(await titleBy(master?.ref ?? '')).not.toBe('A draft');
  });

  it('CT-03 previews drafts from the folder with a token that only the controls reveal', async () => {
    const { body } = await client.get('/sandbox/content/previews');
    const { token } = body as { token: string };
    expect(token).toMatch(/\/content\/previews\/[\w-]{16}$/);
    expect(await titleBy(token)).toEqual(expect.anything());
    expect((await client.get('/content/api/v2')).text).not.toMatch(/draft(?!":\[\])/i);
  });

  it.each([{}, { drafts: [] }, { drafts: [{ id: '' }] }])('rejects the invalid drafts %j', async (body) => {
    expect((await client.call('POST', '/sandbox/content/previews', { body })).status).toBe(400);
  });
});

describe('access to the controls', () => {
  it('rejects requests from pages of other origins', async () => {
    const headers = { origin: 'https://elsewhere.test' };
    const answer = await client.call('POST', '/sandbox/reset', { headers });
    expect(answer.status).toBe(403);
  });

  it('rejects requests to another host name or through a proxy or tunnel', async () => {
    const { host } = new URL(sandbox);
    const statusWith = (headers: Readonly<Record<string, string>>) =>
      new Promise((done, fail) => {
        const requested = get(`${sandbox}/sandbox/mailbox.json`, { headers }, (answer) => {
          answer.resume();
          done(answer.statusCode);
        });
        requested.on('error', fail);
      });
    const { port } = new URL(sandbox);
    for (const own of [host, `localhost:${port}`, `[::1]:${port}`, 'localhost'])
      expect([own, await statusWith({ host: own })]).toEqual([own, 200]);
    for (const foreign of ['rebound.test', `localhost.rebound.test:${port}`, `127.0.0.1.nip.test`])
      expect([foreign, await statusWith({ host: foreign })]).toEqual([foreign, 404]);
    for (const header of ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'cf-connecting-ip'])
      expect([header, await statusWith({ host, [header]: '127.0.0.1' })]).toEqual([header, 404]);
  });

  it('does not expose the controls in production', async () => {
    const outside = new Client(await productionSandbox());
    await Promise.all(
      ['', '/api/', '/api/json', '/mailbox', '/mailbox.json', '/states', '/style.css'].map(async (path) => {
        expect((await outside.get(`/sandbox${path}`)).status).toBe(404);
      }),
    );
    for (const path of [
      'players',
      'codes',
      'states',
      'reset',
      'clock',
      'tokens',
      'faults',
      'content/previews',
    ]) {
      expect((await outside.call('POST', `/sandbox/${path}`, { body: {} })).status).toBe(404);
    }
    expect((await outside.get('/configuration')).status).toBe(200);
    const seeded = { email: 'new@farstead.test', password: 'Farstead-2026!' };
    const signIn = { ...seeded, otp: '', device: randomUUID(), source: 'WWW' };
    expect((await outside.call('POST', '/api/auth/login', { body: signIn })).body).toMatchObject({
      code: 100,
    });
  });
});
