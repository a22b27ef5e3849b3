import { Authenticator } from '#application/session/Authenticator';
import { composeOnHttp, device, storedTokens } from '../../../support/composeOnHttp';
import { json, noContent, StubServer } from '../../../support/StubServer';

const server = new StubServer();
const credentials = { email: 'new@farstead.test', password: 'Farstead-2026!', otp: '123456' };

beforeAll(() => server.start());
afterEach(() => server.clear());
afterAll(() => server.stop());

const authenticator = (): Authenticator => composeOnHttp(server.url).get(Authenticator);

it('SE-06 POST /api/auth/login sends email, password, otp, device and source "WWW"', async () => {
  server.on('POST /api/auth/login', json(200, { accessToken: 'a', refreshToken: 'r', communityId: 'c' }));
  expect(await authenticator().signIn(credentials)).toEqual({
    ok: true,
    value: { token: 'a', refreshToken: 'r' },
  });
  expect(server.received).toHaveLength(1);
  expect(server.received[0]?.body).toEqual({ ...credentials, device, source: 'WWW' });
  expect(server.received[0]?.headers['content-type']).toMatch(/^application\/json/);
  expect(server.received[0]?.headers.authorization).toBeUndefined();
});

it.each([
  [400, { code: 107 }, { kind: 'two-factor' }],
  [400, { code: 109 }, { kind: 'unconfirmed' }],
  [400, { code: 100 }, { kind: 'wrong-credentials' }],
  [400, { code: 110 }, { kind: 'suspended' }],
  [400, { code: 1, errors: { email: ['bad'] } }, { kind: 'server', status: 400, code: 1 }],
  [403, { code: 107 }, { kind: 'server', status: 403, code: 107 }],
  [500, { code: 109 }, { kind: 'server', status: 500, code: 109 }],
  [400, {}, { kind: 'server', status: 400 }],
  [400, null, { kind: 'server', status: 400 }],
  [400, [107], { kind: 'server', status: 400 }],
])('SE-06 maps a rejection with status %d and body %j to %j', async (status, body, error) => {
  server.on('POST /api/auth/login', json(status, body));
  expect(await authenticator().signIn(credentials)).toEqual({ ok: false, error });
});

it.each([{ accessToken: 'a' }, { refreshToken: 'r' }, { accessToken: '', refreshToken: 'r' }])(
  'SE-08 rejects the response %j as malformed',
  async (body) => {
    server.on('POST /api/auth/login', json(200, body));
    expect(await authenticator().signIn(credentials)).toEqual({ ok: false, error: { kind: 'malformed' } });
  },
);

it('SE-01 POST /api/auth/refresh sends the refresh token, with the current token as bearer', async () => {
  server.on('POST /api/auth/refresh', json(200, { token: 'a2', refreshToken: 'r2' }));
  expect(await authenticator().refresh(storedTokens)).toEqual({
    ok: true,
    value: { token: 'a2', refreshToken: 'r2' },
  });
  expect(server.received[0]?.body).toEqual({ token: 'refresh-1' });
  expect(server.received[0]?.headers.authorization).toBe('Bearer access-1');
});

it.each([
  [401, { code: 111 }],
  [400, { code: 1 }],
  [403, {}],
])('SE-01 rejects the refresh response %d %j', async (status, body) => {
  server.on('POST /api/auth/refresh', json(status, body));
  expect(await authenticator().refresh(storedTokens)).toEqual({
    ok: false,
    error: { kind: 'refresh-refused' },
  });
});

it('SE-07 POST /api/auth/logout sends only the refresh token, which is the credential', async () => {
  server.on('POST /api/auth/logout', noContent);
  await authenticator().signOut(storedTokens.refreshToken);
  expect(server.received).toHaveLength(1);
  expect(server.received[0]?.body).toEqual({ token: 'refresh-1' });
  expect(server.received[0]?.headers.authorization).toBeUndefined();
});

it.each([404, 500])('SE-07 reports that the server did not end the session: %d', async (status) => {
  server.on('POST /api/auth/logout', json(status, {}));
  expect(await authenticator().signOut('refresh-1')).toEqual({
    ok: false,
    error: { kind: 'server', status },
  });
});
