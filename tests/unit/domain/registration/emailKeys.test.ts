import { Activations } from '#application/registration/Activations';
import { PasswordResets } from '#application/registration/PasswordResets';
import { composeOnHttp } from '../../support/composeOnHttp';
import { json, noContent, StubServer, text, type Reply } from '../../support/StubServer';

const server = new StubServer();
const html = '<!doctype html><title>Gateway</title>';
const activations = (timeout?: number) => composeOnHttp(server.url, timeout).get(Activations);
const resets = (timeout?: number) => composeOnHttp(server.url, timeout).get(PasswordResets);

beforeAll(() => server.start());
afterEach(() => server.clear());
afterAll(() => server.stop());

it('AV-01 sends only the key, in the path', async () => {
  server.on('POST /api/register/activate/a%2Fb%3Fc', json(200, { token: 't', refreshToken: 'r' }));
  expect(await activations().activate('a/b?c')).toEqual({
    ok: true,
    value: { token: 't', refreshToken: 'r' },
  });
  expect(server.received[0]?.headers.authorization).toBeUndefined();
  expect(server.received[0]?.headers['content-type']).toBeUndefined();
});

it('FP-01 sends the password and the two-factor choice with the page’s language', async () => {
  server.on('POST /api/auth/me/reset-credentials/request', noContent);
  server.on(
    'GET /api/auth/me/reset-credentials/k%20y/info',
    json(200, { email: 'a@b.test', mfaEnabled: true }),
  );
  server.on('PUT /api/auth/me/reset-credentials/k%20y/confirm', noContent);
  const port = resets();
  expect(await port.request('a@b.test', 'fr')).toEqual({ ok: true, value: undefined });
  expect(await port.find('k y', 'de')).toEqual({ ok: true, value: { email: 'a@b.test', mfaEnabled: true } });
  expect(await port.confirm('k y', { password: 'secret-1', disableMFA: true }, 'en')).toEqual({
    ok: true,
    value: undefined,
  });
  expect(server.received.map(({ path, body }) => [path.replace(/.*\?/, ''), body])).toMatchObject([
    ['lang=fr', { email: 'a@b.test' }],
    ['lang=de', undefined],
    ['lang=en', { password: 'secret-1', disableMFA: true }],
  ]);
});

const failures: readonly (readonly [string, Reply, unknown])[] = [
  ['404 with another code', json(404, { code: 7 }), { kind: 'server', status: 404, code: 7 }],
  ['400 with code 130', json(400, { code: 130 }), { kind: 'server', status: 400, code: 130 }],
  [
    '429',
    json(429, { code: 31 }, { 'retry-after': '9' }),
    { kind: 'too-many-requests', retryAfterSeconds: 9 },
  ],
  ['500', json(500, { code: 50 }), { kind: 'server', status: 500, code: 50 }],
  ['502 with HTML', text(502, 'text/html', html), { kind: 'server', status: 502 }],
  ['200 with HTML', text(200, 'text/html', html), { kind: 'malformed' }],
  ['200 with invalid fields', json(200, { token: '', email: 7 }), { kind: 'malformed' }],
  ['a dropped connection', (response) => response.destroy(), { kind: 'offline' }],
];

it.each([['404 with code 130', json(404, { code: 130 }), { kind: 'dead-key' }] as const, ...failures])(
  'AV-01 activation reports the response %s',
  async (_, reply, error) => {
    server.on('POST /api/register/activate/key', reply);
    expect(await activations().activate('key')).toEqual({ ok: false, error });
  },
);

it.each([['404 with code 132', json(404, { code: 132 }), { kind: 'dead-key' }] as const, ...failures])(
  'FP-01 key lookup and password reset report the response %s',
  async (_, reply, error) => {
    server.on('GET /api/auth/me/reset-credentials/key/info', reply);
    server.on('PUT /api/auth/me/reset-credentials/key/confirm', reply);
    expect(await resets().find('key', 'en')).toEqual({ ok: false, error });
    const chosen = { password: 'secret-1', disableMFA: false };
    expect(await resets().confirm('key', chosen, 'en')).toEqual({ ok: false, error });
  },
);

it.each([
  [
    '400 with code 1',
    json(400, { code: 1, errors: { email: ['is not valid'] } }),
    { kind: 'email-invalid' },
  ] as const,
  ...failures,
])('FP-01 requesting a reset email reports the response %s', async (_, reply, error) => {
  server.on('POST /api/auth/me/reset-credentials/request', reply);
  expect(await resets().request('a@b.test', 'en')).toEqual({ ok: false, error });
});

it('AV-01 FP-01 reports a timeout when the server does not respond', async () => {
  for (const call of [
    'POST /api/register/activate/key',
    'POST /api/auth/me/reset-credentials/request',
    'GET /api/auth/me/reset-credentials/key/info',
  ]) {
    server.on(call, () => undefined);
  }
  const late = { ok: false, error: { kind: 'timeout' } };
  expect(await activations(50).activate('key')).toEqual(late);
  expect(await resets(50).request('a@b.test', 'en')).toEqual(late);
  expect(await resets(50).find('key', 'en')).toEqual(late);
});
