import { PasswordResets } from '#application/registration/PasswordResets';
import { apiCalls } from '#infrastructure/http/apiCalls';
import { ApiClient } from '#infrastructure/http/shared/ApiClient';
import { requestOf } from '#infrastructure/http/shared/call';
import { ServerTime } from '#infrastructure/http/shared/ServerTime';
import { FakeClock } from '#infrastructure/fake/browser/FakeClock';
import { composeOnHttp } from '../../support/composeOnHttp';
import { json, noContent, StubServer } from '../../support/StubServer';

const server = new StubServer();
const key = 'a/../b?c=d#e %2F';
const encoded = 'a%2F..%2Fb%3Fc%3Dd%23e%20%252F';

beforeAll(() => server.start());
afterEach(() => server.clear());
afterAll(() => server.stop());

const withParameters = apiCalls.filter(([, { path }]) => path.includes('{'));

it.each(withParameters)('ER-02 encodes each path parameter of %s as a single segment', (_, call) => {
  const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const { path } = requestOf(call, { path: Object.fromEntries(names.map((name) => [name, key])) });
  expect(path).toBe(call.path.replace(/\{\w+\}/g, encoded));
});

it('FP-01 preserves the slash and question mark in a reset key when looking it up and using it', async () => {
  const resets = composeOnHttp(server.url).get(PasswordResets);
  server.onAll(json(404, { code: 130 }));
  await resets.find(key, 'en');
  server.onAll(noContent);
  await resets.confirm(key, { password: 'Farstead-2026!', disableMFA: false }, 'en');
  const root = `/api/auth/me/reset-credentials/${encoded}`;
  expect(server.received.map(({ path }) => path)).toEqual([
    `${root}/info?lang=en`,
    `${root}/confirm?lang=en`,
  ]);
});

it.each([
  [0, 60],
  [1, 60],
  [999, 60],
  [1000, 59],
])('ER-02 %d ms past the full second, a Retry-After date is rounded to %d seconds', async (after, ahead) => {
  const clock = new FakeClock();
  const moment = new Date(clock.now().getTime() + 60_000).toUTCString();
  clock.advance(after);
  server.onAll(json(429, {}, { 'retry-after': moment }));
  const api = new ApiClient(server.url, new ServerTime(clock), clock);
  expect(await api.send({ method: 'GET', path: '/any' })).toEqual({
    ok: false,
    error: { kind: 'too-many-requests', retryAfterSeconds: ahead },
  });
});
