import { Acquisitions } from '#application/commerce/Acquisitions';
import { Checkouts } from '#application/commerce/Checkouts';
import { GhostAccounts, type GhostRegistration } from '#application/commerce/GhostAccounts';
import { StoreCheckouts } from '#application/commerce/StoreCheckouts';
import type { Buyer } from '#domain/commerce/Purchase';
import { composeOnHttp, storedTokens } from '../../support/composeOnHttp';
import { json, noContent, StubServer } from '../../support/StubServer';

const server = new StubServer();
const malformed = { ok: false, error: { kind: 'malformed' } };

beforeAll(() => server.start());
afterEach(() => server.clear());
afterAll(() => server.stop());

const player: Buyer = { kind: 'player', id: 'player-1' };
const ghost = { kind: 'ghost', id: 'ghost-1', email: 'buyer@farstead.test', token: 'ghost-token' } as const;

const order = {
  id: 'order-1',
  status: 0,
  paidAt: null,
  externalSubscriptionId: null,
  basket: [{ productId: 'product-1', name: '3 months of game time', quantity: 1, gameTime: 3 }],
  price: 24.99,
  shippingFees: 0.1,
  currency: 'EUR',
};

const orderInCents = {
  id: 'order-1',
  status: 'started',
  lines: [{ productId: 'product-1', name: '3 months of game time', quantity: 1 }],
  price: { cents: 2499, currency: 'EUR' },
  shippingFees: { cents: 10, currency: 'EUR' },
};

const brokenOrders = Object.entries({
  id: ['', 7, null],
  status: [-1, 6, 1.5, '0', null],
  basket: [null, {}, [7], [{ productId: 7, name: '', quantity: 1 }]],
  price: [-1, '24.99', null, 1e9],
  shippingFees: [-1, null],
  currency: ['XYZ', 'eur', 978, null],
}).flatMap(([field, values]) => values.map((value) => [field, value] as const));

describe('a checkout', () => {
  const request = {
    key: '3f1c5a8e-6c7e-4f51-9f0a-2f4a3a1d9b10',
    campaignId: 'campaign-1',
    productId: 'product-1',
    pricingId: 'pricing-1',
    discount: 0.25,
    language: 'fr',
  } as const;
  const start = () => composeOnHttp(server.url).get(Checkouts).start(request, player);

  it('AP-02 a ghost’s expired token does not end the player’s session', async () => {
    server.onAll(json(401, { code: 112 }));
    const site = composeOnHttp(server.url);
    expect(await site.get(Checkouts).start(request, ghost)).toEqual({
      ok: false,
      error: { kind: 'signed-out' },
    });
    expect(server.received).toHaveLength(1);
    expect(site.tokens.read()).toEqual(storedTokens);
  });

  it('CF-05 reports field messages instead of the general error code', async () => {
    const errors = { referralCode: ['unknown_referral_code'], basket: ['sold_out', 'too_late'], empty: [] };
    server.onAll(json(400, { code: 1, errors }));
    expect(await start()).toEqual({
      ok: false,
      error: { kind: 'refused', errors: ['unknown_referral_code', 'sold_out', 'too_late'] },
    });
  });

  it('CF-05 ignores field messages in a server failure', async () => {
    server.onAll(json(500, { code: 50, errors: { database: ['no_connection'] } }));
    expect(await start()).toEqual({ ok: false, error: { kind: 'server', status: 500, code: 50 } });
  });
});

describe('an order', () => {
  const find = (buyer: Buyer = player) =>
    composeOnHttp(server.url).get(Checkouts).findOrder('order-1', buyer);

  it.each([
    [player, '/api/orders/byuser/player-1', `Bearer ${storedTokens.token}`],
    [ghost, '/api/orders/byuser/ghost-1', 'Bearer ghost-token'],
  ])('D-19 finds an order in the order list of %j', async (buyer, path, authorization) => {
    server.onAll(
      json(200, [
        { ...order, id: 'order-2' },
        { ...order, status: 2 },
      ]),
    );
    expect(await find(buyer)).toEqual({ ok: true, value: { ...orderInCents, status: 'paid' } });
    expect(server.received[0]).toMatchObject({ path, headers: { authorization } });
  });

  it('D-19 returns undefined for an order that is not in the list', async () => {
    server.onAll(json(200, [{ ...order, id: 'order-2' }]));
    expect(await find()).toEqual({ ok: true, value: undefined });
  });

  it('D-19 finds an order even if older orders cannot be parsed', async () => {
    server.onAll(json(200, [{ id: 'order-0', currency: 'XYZ' }, order]));
    expect(await find()).toEqual({ ok: true, value: orderInCents });
  });

  it.each(brokenOrders.filter(([field]) => field !== 'id'))(
    'AP-01 rejects an order with %s %j as malformed',
    async (field, value) => {
      server.onAll(json(200, [{ ...order, [field]: value }]));
      expect(await find()).toEqual(malformed);
    },
  );
});

describe('a ghost', () => {
  const token = (payload: string) => `e30.${Buffer.from(payload).toString('base64url')}.signature`;
  const register = (more: Partial<GhostRegistration> = {}) =>
    composeOnHttp(server.url)
      .get(GhostAccounts)
      .register({ email: 'buyer@farstead.test', ...more });

  it('CF-04 registers a ghost with only an email and receives a token', async () => {
    const given = token('{"sub":"ghost-???>>>","role":[]}');
    expect(given).toMatch(/[-_]/);
    server.onAll(json(200, { token: given }));
    expect(await register()).toEqual({
      ok: true,
      value: { id: 'ghost-???>>>', email: 'buyer@farstead.test', token: given },
    });
    expect(server.received[0]).toMatchObject({ method: 'POST', path: '/api/register/ghost' });
    expect(server.received[0]?.body).toEqual({ email: 'buyer@farstead.test' });
    expect(server.received[0]?.headers.authorization).toBeUndefined();
  });

  it('BU-06 sends the referral and acquisition data, truncated to the server’s limit', async () => {
    server.onAll(json(200, { token: token('{"sub":"ghost-1"}') }));
    const acquisition = `?utm_campaign=${'a'.repeat(2000)}`;
    expect(await register({ referral: { ref: 'ada', siteId: '42' }, acquisition })).toMatchObject({
      value: { id: 'ghost-1' },
    });
    expect(server.received[0]?.body).toEqual({
      email: 'buyer@farstead.test',
      acquisitionCpmstarReferrer: 'ada',
      acquisitionCpmstarSiteId: '42',
      acquisitionGaUtm: acquisition.slice(0, 1024),
    });
  });

  const errors = { email: ['email_is_odd'] };

  it.each([
    [403, { code: 308, errors }, { kind: 'refused', errors: ['email_is_odd'] }],
    [500, { code: 2, errors }, { kind: 'server', status: 500, code: 2 }],
    [401, { code: 100 }, { kind: 'wrong-credentials' }],
    [401, { code: 112 }, { kind: 'signed-out' }],
    [403, { code: 7 }, { kind: 'server', status: 403, code: 7 }],
  ])('CF-05 reports a registration rejected with status %d and %j', async (status, body, error) => {
    server.onAll(json(status, body));
    expect(await register()).toEqual({ ok: false, error });
  });

  it('CF-04 rejects the renewed token of another ghost as malformed', async () => {
    server.onAll(json(200, { token: token('{"sub":"ghost-2"}') }));
    const { kind: _, ...buyer } = ghost;
    expect(await composeOnHttp(server.url).get(GhostAccounts).renew(buyer)).toEqual(malformed);
  });

  it.each([
    '',
    'token',
    'e30.e30.',
    'a.b.c',
    token('[]'),
    token('null'),
    token('{"sub":7}'),
    token('{"sub":""}'),
  ])('AP-01 rejects a registration response with the token “%s” as malformed', async (given) => {
    server.onAll(json(200, { token: given }));
    expect(await register()).toEqual(malformed);
  });
});

describe('a store purchase', () => {
  const store = () => composeOnHttp(server.url).get(StoreCheckouts);
  const wish = {
    key: '3f1c5a8e-6c7e-4f51-9f0a-2f4a3a1d9b10',
    productId: 'product-1',
    productDescription: 'Farstead game time: 3 months',
    language: 'de',
  } as const;

  it('CK-03 sends the product and its idempotency key and returns the store URL', async () => {
    server.onAll(json(200, { steamUrl: 'https://store.example/pay' }));
    expect(await store().initialize(wish)).toEqual({ ok: true, value: 'https://store.example/pay' });
    const { key, ...body } = wish;
    expect(server.received[0]).toMatchObject({
      method: 'POST',
      path: '/api/orders/payment/steam-initialize',
      headers: { 'idempotency-key': key, authorization: `Bearer ${storedTokens.token}` },
    });
    expect(server.received[0]?.body).toEqual(body);
  });

  it('CK-03 reports why a purchase is rejected, or the field messages', async () => {
    server.onAll(json(403, { code: 309 }));
    expect(await store().initialize(wish)).toEqual({
      ok: false,
      error: { kind: 'no-store-account' },
    });
    server.onAll(json(400, { code: 1, errors: { productId: ['not_in_store'] } }));
    expect(await store().initialize(wish)).toEqual({
      ok: false,
      error: { kind: 'refused', errors: ['not_in_store'] },
    });
  });

  it.each([
    [0, 'started'],
    [2, 'paid'],
    [5, 'failed'],
  ])('CK-03 confirming a purchase maps status %d to %s', async (status, name) => {
    server.onAll(json(200, { status }));
    expect(await store().finalize('order-1')).toEqual({ ok: true, value: name });
    expect(server.received[0]).toMatchObject({
      path: '/api/orders/payment/steam-finalize',
      body: { orderId: 'order-1' },
    });
  });
});

describe('acquisition data', () => {
  it.each([
    [player, `Bearer ${storedTokens.token}`],
    [ghost, 'Bearer ghost-token'],
  ])('CK-02 saves acquisition data for %j, truncated to the server’s limit', async (buyer, authorization) => {
    server.onAll(noContent);
    const query = `?utm_campaign=${'a'.repeat(2000)}`;
    await composeOnHttp(server.url).get(Acquisitions).save(query, buyer);
    expect(server.received[0]).toMatchObject({
      method: 'PATCH',
      path: '/api/users/me/acquisition',
      headers: { authorization },
    });
    expect(server.received[0]?.body).toEqual([
      { op: 'add', path: '/acquisitionGaUtm', value: query.slice(0, 1024) },
    ]);
  });
});
