import { FakeClock } from '#infrastructure/fake/browser/FakeClock';
import { ApiClient } from '#infrastructure/http/shared/ApiClient';
import { ServerTime } from '#infrastructure/http/shared/ServerTime';
import { json, StubServer } from '../../../support/StubServer';

const server = new StubServer();
const anHourAhead = new Date('2026-11-20T13:00:00Z');
const dated = { date: anHourAhead.toUTCString() };
const fresh = { ...dated, 'cache-control': 'no-store' };

beforeAll(() => server.start());
afterEach(() => server.clear());
afterAll(() => server.stop());

const arrange = () => {
  const clock = new FakeClock();
  const serverTime = new ServerTime(clock);
  return { clock, serverTime, api: new ApiClient(server.url, serverTime, clock) };
};

it('SE-02 uses the computer’s time until the first response arrives', () => {
  const { clock, serverTime } = arrange();
  expect(serverTime.now()).toEqual(clock.now());
});

it.each([
  ['an uncacheable GET', 'GET', json(200, {}, fresh)],
  ['a rejected GET', 'GET', json(404, {}, fresh)],
  ['a POST', 'POST', json(200, {}, dated)],
  ['a rejected POST', 'POST', json(400, {}, dated)],
] as const)(
  'SE-02 sets the server’s time from %s and advances it with the clock',
  async (_, method, reply) => {
    const { clock, serverTime, api } = arrange();
    server.onAll(reply);
    await api.send({ method, path: '/any' });
    expect(serverTime.now()).toEqual(anHourAhead);
    clock.advance(5000);
    expect(serverTime.now()).toEqual(new Date('2026-11-20T13:00:05Z'));
  },
);

it('SE-02 ignores the date of a GET response that may be cached', async () => {
  const { clock, serverTime, api } = arrange();
  server.onAll(json(200, {}, dated));
  await api.send({ method: 'GET', path: '/any' });
  expect(serverTime.now()).toEqual(clock.now());
});

it.each([
  ['half of the round trip is added', 10_000, new Date('2026-11-20T13:00:05Z')],
  ['a slow response is ignored', 15_001, new Date('2026-11-20T12:00:15.001Z')],
])('SE-02 the server’s time accounts for the response delay: %s', (_, taken, expected) => {
  const { clock, serverTime } = arrange();
  const learn = serverTime.startMeasuring();
  clock.advance(taken);
  learn(dated.date);
  expect(serverTime.now()).toEqual(expected);
});

it('ER-02 measures a Retry-After date from the server’s time', async () => {
  const { api } = arrange();
  const inAMinute = new Date(anHourAhead.getTime() + 60_000).toUTCString();
  server.onAll(json(429, {}, { ...fresh, 'retry-after': inAMinute }));
  expect(await api.send({ method: 'GET', path: '/any' })).toEqual({
    ok: false,
    error: { kind: 'too-many-requests', retryAfterSeconds: 60 },
  });
});
