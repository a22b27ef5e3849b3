import { Orders } from '#application/billing/Orders';
import { Subscriptions } from '#application/billing/Subscriptions';
import { CodeRedeemer } from '#application/products/CodeRedeemer';
import { GameTime } from '#application/products/GameTime';
import { PlayerLanguage } from '#application/language/PlayerLanguage';
import { StoreGameTime } from '#application/linked-accounts/StoreGameTime';
import { Players } from '#application/session/Players';
import type { RedemptionCode } from '#domain/products/RedemptionCode';
import { ApiClient } from '#infrastructure/http/shared/ApiClient';
import { composeOnHttp } from '../../../support/composeOnHttp';
import { json, StubServer } from '../../../support/StubServer';

const server = new StubServer();
const refused = json(401, { code: 112 });
const renewal = json(200, { token: 'access-2', refreshToken: 'refresh-2' });
const gameTime = json(200, { endDate: null });

beforeAll(() => server.start());
afterEach(() => server.clear());
afterAll(() => server.stop());

const bearers = (): readonly (string | undefined)[] =>
  server.received.map(({ headers }) => headers.authorization);

it('AP-02 sends the bearer token with every authorized call', async () => {
  const site = composeOnHttp(server.url);
  await Promise.all([
    site.get(Players).findDetails('player-1'),
    site.get(Orders).listPaid('player-1'),
    site.get(Subscriptions).findLast(),
    site.get(GameTime).findEnd(),
    site.get(CodeRedeemer).redeem('FARSTEAD00033MTH' as RedemptionCode),
    site.get(StoreGameTime).findClaimable(),
    site.get(StoreGameTime).claim(),
    site.get(PlayerLanguage).save('fr'),
  ]);
  expect(bearers()).toEqual(Array.from({ length: 8 }, () => 'Bearer access-1'));
});

it('AP-02 sends no request without a session', async () => {
  const site = composeOnHttp(server.url);
  site.tokens.clear();
  expect(await site.get(GameTime).findEnd()).toEqual({ ok: false, error: { kind: 'signed-out' } });
  expect(await site.get(Orders).listPaid('player-1')).toEqual([]);
  expect(server.received).toEqual([]);
});

it('ER-02 returns the reference of a server error, and of no other', async () => {
  const site = composeOnHttp(server.url);
  const id = { 'x-request-id': '7F3K-92QD' };
  server.on('GET /api/users/me/game-time', json(500, { code: 50 }, id), json(404, { code: 7 }, id));
  const failure = { kind: 'server', status: 500, code: 50, reference: '7F3K-92QD' };
  expect(await site.get(GameTime).findEnd()).toEqual({ ok: false, error: failure });
  expect(await site.get(GameTime).findEnd()).toEqual({
    ok: false,
    error: { kind: 'server', status: 404, code: 7 },
  });
});

it('SE-01 renews a rejected token once and repeats the call', async () => {
  server.on('GET /api/users/me/game-time', refused, gameTime);
  server.on('POST /api/auth/refresh', renewal);
  const site = composeOnHttp(server.url);
  expect(await site.get(GameTime).findEnd()).toEqual({ ok: true, value: undefined });
  expect(bearers()).toEqual(['Bearer access-1', 'Bearer access-1', 'Bearer access-2']);
  expect(server.received[1]?.body).toEqual({ token: 'refresh-1' });
  expect(site.tokens.read()).toEqual({ token: 'access-2', refreshToken: 'refresh-2' });
});

it('SE-01 repeats a call at most once', async () => {
  server.on('GET /api/users/me/game-time', refused);
  server.on('POST /api/auth/refresh', renewal);
  const site = composeOnHttp(server.url);
  expect(await site.get(GameTime).findEnd()).toEqual({
    ok: false,
    error: { kind: 'server', status: 401, code: 112 },
  });
  expect(server.received).toHaveLength(3);
});

it('SE-01 renews the token once for concurrent rejected calls', async () => {
  server.on('GET /api/users/me/game-time', refused, refused, refused, gameTime);
  server.on('POST /api/auth/refresh', renewal);
  const site = composeOnHttp(server.url);
  const requested = await Promise.all([1, 2, 3].map(() => site.get(GameTime).findEnd()));
  expect(requested.map(({ ok }) => ok)).toEqual([true, true, true]);
  expect(server.received.filter(({ path }) => path === '/api/auth/refresh')).toHaveLength(1);
});

it('SE-01 a rejected renewal ends the session', async () => {
  server.on('GET /api/users/me/game-time', refused);
  server.on('POST /api/auth/refresh', json(401, { code: 111 }));
  const site = composeOnHttp(server.url);
  expect(await site.get(GameTime).findEnd()).toEqual({ ok: false, error: { kind: 'signed-out' } });
  expect(site.tokens.read()).toBeUndefined();
});

it('SE-01 a renewal that fails for another reason preserves the tokens', async () => {
  server.on('GET /api/users/me/game-time', refused);
  server.on('POST /api/auth/refresh', json(500, { code: 50 }));
  const site = composeOnHttp(server.url);
  expect(await site.get(GameTime).findEnd()).toEqual({
    ok: false,
    error: { kind: 'server', status: 500, code: 50, hadNoEffect: true },
  });
  expect(site.tokens.read()).toBeDefined();
});

it('AP-02 never sends the bearer token to another host', async () => {
  const elsewhere = new StubServer();
  await elsewhere.start();
  const site = composeOnHttp(server.url);
  const { host } = new URL(elsewhere.url);
  for (const path of [elsewhere.url, `//${host}/`, `${elsewhere.url}/api/users/me`]) {
    await site.get(ApiClient).send({ method: 'GET', path, headers: { Authorization: 'Bearer access-1' } });
  }
  expect(elsewhere.received).toEqual([]);
  await elsewhere.stop();
});
