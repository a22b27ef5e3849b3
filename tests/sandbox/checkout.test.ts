import { randomUUID } from 'node:crypto';
import { Client } from './client';
import { claimsOf, tamperToken } from './forge';
import { toBuyer, Shopper, type PaymentSession, type CheckoutOptions } from './Shopper';
import { resetSandbox } from './sharedSandboxes';

let client: Client;
let shop: Shopper;

beforeAll(async () => {
  client = new Client(await resetSandbox());
  shop = new Shopper(client);
});

// Also resets the rate limits used up by the previous test.
afterEach(() => client.callControl('states', { state: 'the server is up' }));

const player = async (traits = {}) => toBuyer(await client.createPlayer(traits));

describe('products for sale', () => {
  it('BU-04 finds a campaign by name and returns the share sold', async () => {
    expect((await client.get('/api/products/campaigns?name=founders&limit=1&sortBy=0')).body).toEqual([
      { id: 'campaign-founders', name: 'founders', consumed: 312, limit: 500 },
    ]);
    expect((await client.get('/api/products/campaigns?name=nobodys&limit=1&sortBy=0')).body).toEqual([]);
  });

  it('BU-01 sells four packs and MyDU, each priced in five currencies, with dollars as the default', async () => {
    const { body } = await client.get('/api/products/products?campaignId=campaign-founders');
    const products = body as {
      name: string;
      discount: number;
      pricings: { currency: string; price: number; isDefault: boolean }[];
    }[];
    expect(products.map(({ name }) => name.split(' ', 1)[0]).sort()).toEqual(['1', '12', '3', '6', 'MyDU']);
    for (const { pricings } of products) {
      expect(pricings.map(({ currency }) => currency).sort()).toEqual(['AUD', 'CAD', 'EUR', 'GBP', 'USD']);
      expect(pricings.filter(({ isDefault }) => isDefault).map(({ currency }) => currency)).toEqual(['USD']);
    }
    expect(products.find(({ name }) => name.startsWith('MyDU'))?.discount).toBe(0.25);
  });

  it('BU-07 returns code 301 for the products of an unknown campaign', async () => {
    const answer = await client.get('/api/products/products?campaignId=none');
    expect([answer.status, answer.body]).toMatchObject([404, { code: 301 }]);
  });

  it('BU-07 rejects purchases while the shop is closed', async () => {
    const buyer = await player();
    await client.call('PUT', '/sandbox/settings', { body: { buyPageEnabled: false } });
    expect((await client.get('/api/orders/settings/buy-page-enabled')).body).toBe(false);
    expect(await shop.checkout(buyer)).toMatchObject({ status: 403, body: { code: 308 } });
    await client.call('PUT', '/sandbox/settings', { body: { buyPageEnabled: true } });
    expect((await client.get('/api/orders/settings/buy-page-enabled')).body).toBe(true);
    expect((await shop.checkout(buyer)).status).toBe(200);
  });

  it('D-02 supports a campaign with three packs', async () => {
    await shop.changeCampaign('three', { packs: 3 });
    const { body } = await client.get('/api/products/products?campaignId=campaign-three');
    expect(body).toHaveLength(4);
  });
});

describe('the waiting list', () => {
  const join = async (email: string, csrf?: string) => {
    const [{ id }] = (await client.get('/api/csrf')).body as [{ id: string }];
    return client.call('POST', '/api/waiting-list?lang=fr', {
      headers: { 'x-csrf-token': csrf ?? id },
      body: { email },
    });
  };

  it('WL-01 returns the same response for a new address and one already on the list', async () => {
    expect(await join('waits@farstead.test')).toMatchObject({ status: 204, text: '' });
    expect(await join('Waits@Farstead.test')).toMatchObject({ status: 204, text: '' });
    expect((await client.get('/sandbox/shop.json?email=waits@farstead.test')).body).toMatchObject({
      waits: true,
    });
  });

  it.each([
    ['not an address', undefined, 400, 1],
    ['waits@farstead.test', 'forged', 403, 51],
  ])('WL-01 rejects %s with token %s: status %i, code %i', async (email, csrf, status, code) => {
    expect(await join(email, csrf)).toMatchObject({ status, body: { code } });
  });

  it('WL-01 limits the number of requests per address', async () => {
    for (let n = 0; n < 5; n += 1) expect((await join('often@farstead.test')).status).toBe(204);
    expect(await join('often@farstead.test')).toMatchObject({ status: 429, body: { code: 31 } });
  });
});

describe('ghost accounts', () => {
  const register = (body: unknown) => client.call('POST', '/api/register/ghost', { body });

  it.each([
    [{}, 'email_is_required'],
    [{ email: ' ' }, 'email_is_required'],
    [{ email: 'nobody' }, 'email_is_invalid'],
    [{ email: `${'a'.repeat(250)}@b.test` }, 'email_is_invalid'],
    [{ email: 'a\u0001@b.test' }, 'email_is_invalid'],
    [{ email: 'a@x.test,b@y.test' }, 'email_is_invalid'],
    [{ email: 'g:a@x.test,b@y.test;' }, 'email_is_invalid'],
    [{ email: 'foo<v@y.test>' }, 'email_is_invalid'],
  ])('CF-05 rejects %j with code 2 and an error message for the field', async (body, problem) => {
    expect(await register(body)).toMatchObject({
      status: 400,
      body: { code: 2, errors: { email: [problem] } },
    });
  });

  it('CF-05 rejects the email of an existing account, ignoring case (code 121)', async () => {
    expect(await register({ email: 'NEW@farstead.test' })).toMatchObject({
      status: 409,
      body: { code: 121 },
    });
  });

  it('CF-04 repeated and concurrent registrations create one ghost with the first acquisition data', async () => {
    const email = `many-${randomUUID()}@farstead.test`;
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        register({
          email,
          acquisitionCpmstarReferrer: 'cpm',
          acquisitionCpmstarSiteId: '7',
          acquisitionGaUtm: '?utm_source=x',
        }),
      ),
    );
    const ids = answers.map(({ body }) => claimsOf((body as { token: string }).token).sub);
    expect(new Set(ids).size).toBe(1);
    expect((await client.get(`/sandbox/shop.json?email=${email}`)).body).toMatchObject({
      acquisition: { cpmstarReferrer: 'cpm', cpmstarSiteId: '7', gaUtm: '?utm_source=x' },
    });
  });

  it('AP-02 a ghost’s token grants access only to that ghost’s purchases', async () => {
    const ghost = await shop.createGhost();
    const { order } = await shop.startPayment(ghost);
    expect(await shop.orders(ghost)).toMatchObject([{ id: order.id }]);
    for (const path of [
      `/api/users/${ghost.id}`,
      '/api/users/me/game-time',
      '/api/users/me/check-myDU',
      '/api/steam/gametime-eligibility',
    ]) {
      expect(await client.get(path, ghost.token)).toMatchObject({ status: 401, body: { code: 112 } });
    }
    const other = await shop.createGhost();
    expect(await client.get(`/api/orders/byuser/${other.id}`, ghost.token)).toMatchObject({ status: 403 });
    const forged = tamperToken(ghost.token, { ...claimsOf(ghost.token), sub: other.id });
    expect(await client.get(`/api/orders/byuser/${other.id}`, forged)).toMatchObject({ status: 401 });
  });

  it('AP-02 entering a ghost’s email does not give access to its orders', async () => {
    const ghost = await shop.createGhost();
    await shop.startPayment(ghost);
    const curious = await shop.createGhost(ghost.email);
    expect(curious.id).toBe(ghost.id);
    expect(await shop.orders(curious)).toEqual([]);
    expect(await shop.orders(ghost)).toHaveLength(1);
  });

  it('AP-02 a ghost’s token expires when an account is created for the address', async () => {
    const ghost = await shop.createGhost();
    const { key } = await client.callControl<{ key: string }>('links', { playerId: ghost.id, for: 'signup' });
    const name = `pilot-${randomUUID().slice(0, 8)}`;
    const form = {
      displayName: name,
      firstName: 'Ada',
      lastName: 'Verne',
      email: ghost.email,
      password: 'Farstead-2026!',
      newsletter: false,
      language: 'en',
      activationKey: key,
    };
    expect((await client.call('POST', '/api/register', { body: form })).status).toBe(204);
    expect(await client.get(`/api/orders/byuser/${ghost.id}`, ghost.token)).toMatchObject({ status: 401 });
    expect(await shop.checkout(ghost)).toMatchObject({ status: 401, body: { code: 112 } });
  });

  it('CK-02 stores acquisition data only with the ghost’s token', async () => {
    const ghost = await shop.createGhost();
    const patch = (body: unknown, token?: string) =>
      client.call('PATCH', '/api/users/me/acquisition', { body, ...(token !== undefined && { token }) });
    const operation = { op: 'add', path: '/acquisitionGaUtm', value: '?utm_source=news' };
    expect((await patch([operation], ghost.token)).status).toBe(204);
    expect((await client.get(`/sandbox/shop.json?email=${ghost.email}`)).body).toMatchObject({
      acquisition: { gaUtm: '?utm_source=news' },
    });
    expect((await patch([operation])).status).toBe(401);
    expect((await patch([{ ...operation, path: '/roles' }], ghost.token)).status).toBe(400);
    expect((await patch([operation, operation], ghost.token)).status).toBe(400);
  });
});

it('limits the ghosts created from one IP address (code 31)', async () => {
  const answers = await Promise.all(
    Array.from({ length: 61 }, (_, n) =>
      client.call('POST', '/api/register/ghost', { body: { email: `g${n}@farstead.test` } }),
    ),
  );
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
});

describe('the checkout', () => {
  it('CF-04 creates an order at the server’s price minus the discount, rounding half up', async () => {
    const buyer = await player();
    expect((await shop.checkout(buyer)).body).toMatchObject({
      order: {
        status: 0,
        price: 26.99,
        shippingFees: 0,
        currency: 'EUR',
        basket: [{ productId: 'default-3', name: '3 months of game time', quantity: 1, gameTime: 3 }],
      },
      sandbox: true,
    });
    const myDU = { product: 'default-mydu', discount: 0.25 };
    expect((await shop.startPayment(buyer, { ...myDU, pricing: 'default-mydu-usd' })).order.price).toBe(
      74.99,
    );
    expect((await shop.startPayment(buyer, { ...myDU, pricing: 'default-mydu-cad' })).order.price).toBe(
      101.24,
    );
  });

  const edited: [what: string, wish: CheckoutOptions, status: number, code: number][] = [
    ['a campaign that does not exist', { campaign: 'none', product: 'default-3' }, 404, 301],
    ['another campaign', { campaign: 'founders', product: 'default-3' }, 404, 301],
    ['the price of another product', { pricing: 'default-1-eur' }, 404, 301],
    ['a price that does not exist', { pricing: 'none' }, 404, 301],
    ['a discount over 100 percent', { discount: 1.5 }, 400, 1],
    ['a negative discount', { discount: -1 }, 400, 1],
    ['another player’s customer id', { customerId: randomUUID() }, 403, 113],
    ['a referral code that is too long', { referralCode: 'a'.repeat(37) }, 400, 1],
    ['a NUL character', { product: 'default-3\u0000' }, 400, 1],
    ['an empty body', { body: {} }, 400, 1],
  ];

  it.each(edited)('CF-05 rejects a checkout with %s', async (_what, wish, status, code) => {
    expect(await shop.checkout(await player(), wish)).toMatchObject({ status, body: { code } });
  });

  const basket = (line: object) => [
    { quantity: 1, productId: 'default-3', pricingId: 'default-3-eur', ...line },
  ];
  it.each([
    ['an order price', { basket: basket({}), price: 0.01 }],
    ['a quantity of two', { basket: basket({ quantity: 2 }) }],
    ['a quantity of zero', { basket: basket({ quantity: 0 }) }],
    ['two products', { basket: [...basket({}), ...basket({})] }],
    ['a line price', { basket: basket({ price: 0.01 }) }],
    ['an empty basket', { basket: [] }],
  ])('CF-05 rejects a request with %s', async (_what, change) => {
    const buyer = await player();
    const body = { customerId: buyer.id, campaignId: 'campaign-default', discount: 0, ...change };
    expect(await shop.checkout(buyer, { body })).toMatchObject({ status: 400, body: { code: 1 } });
  });

  it('CF-05 rejects a discount that has changed in the meantime', async () => {
    await shop.changeCampaign('sale', {});
    const buyer = await player();
    const put = (discount: number) =>
      client.call('PUT', '/sandbox/products/sale-3', { body: { discount, prices: { EUR: 2000 } } });
    await put(0.5);
    expect((await shop.startPayment(buyer, { campaign: 'sale', discount: 0.5 })).order.price).toBe(10);
    await put(0.1);
    expect(await shop.checkout(buyer, { campaign: 'sale', discount: 0.5 })).toMatchObject({
      body: { code: 302 },
    });
  });

  it('CF-02 accepts the name or id of another player as a referral code', async () => {
    const recruiter = await client.createPlayer({}, { displayName: `recruiter-${randomUUID().slice(0, 8)}` });
    const buyer = await player();
    const name = (recruiter as unknown as { displayName: string }).displayName;
    for (const referralCode of [name, name.toUpperCase(), recruiter.id]) {
      expect((await shop.checkout(buyer, { referralCode })).status).toBe(200);
    }
    const { orders } = (await client.get(`/sandbox/shop.json?email=${buyer.email}`)).body as {
      orders: { recruiterId: string }[];
    };
    expect(orders.map(({ recruiterId }) => recruiterId)).toEqual([recruiter.id, recruiter.id, recruiter.id]);
    expect(await shop.checkout(buyer, { referralCode: buyer.id })).toMatchObject({
      body: { code: 123, errors: { referralCode: ['unknown_referral_code'] } },
    });
  });

  it.each([undefined, 'not-a-uuid'])('CK-01 rejects a purchase with the idempotency key %s', async (key) => {
    const buyer = await player();
    const answer = await client.call('POST', '/api/orders/payment/token', {
      token: buyer.token,
      ...(key !== undefined && { headers: { 'idempotency-key': key } }),
      body: {
        customerId: buyer.id,
        campaignId: 'campaign-default',
        basket: basket({}),
        discount: 0,
      },
    });
    expect(answer).toMatchObject({ status: 400, body: { code: 1 } });
  });

  it('CF-04 rejects a checkout without a bearer token', async () => {
    expect(await shop.checkout({ id: randomUUID(), token: 'none', email: '' })).toMatchObject({
      status: 401,
      body: { code: 112 },
    });
  });

  it('CF-04 limits purchases per buyer (code 31), not counting repeated requests', async () => {
    const buyer = await player();
    const key = randomUUID();
    for (let n = 0; n < 35; n += 1) expect((await shop.checkout(buyer, { key })).status).toBe(200);
    for (let n = 1; n < 30; n += 1) expect((await shop.checkout(buyer)).status).toBe(200);
    const refused = await shop.checkout(buyer);
    expect(refused).toMatchObject({ status: 429, body: { code: 31 } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await shop.checkout(buyer, { key })).status).toBe(200);
  });
});

describe('a purchase key', () => {
  it('CF-04 a repeated key counts once toward the limit, even when the order fails', async () => {
    await shop.changeCampaign('gone', { consumed: 1, limit: 1 });
    const buyer = await player();
    const key = randomUUID();
    for (let n = 0; n < 35; n += 1) {
      expect(await shop.checkout(buyer, { key, campaign: 'gone' })).toMatchObject({
        status: 409,
        body: { code: 303 },
      });
    }
    expect((await shop.checkout(buyer)).status).toBe(200);
  });

  it('CK-01 concurrent requests create one order and one token', async () => {
    const buyer = await player();
    const key = randomUUID();
    const sessions = await Promise.all(Array.from({ length: 50 }, () => shop.startPayment(buyer, { key })));
    expect(new Set(sessions.map(({ token }) => token)).size).toBe(1);
    expect(new Set(sessions.map(({ order }) => order.id)).size).toBe(1);
    expect(await shop.orders(buyer)).toHaveLength(1);
  });

  it('CK-01 fifty concurrent buyers each get an order and a token', async () => {
    const buyers = await Promise.all(Array.from({ length: 50 }, () => player()));
    const answers = await Promise.all(buyers.map((buyer) => shop.checkout(buyer)));
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(50).fill(200));
    const sessions = answers.map(({ body }) => body as PaymentSession);
    expect(new Set(sessions.map(({ token }) => token)).size).toBe(50);
    expect(new Set(sessions.map(({ order }) => order.id)).size).toBe(50);
  });

  it('CK-01 a repeated key returns its order even after the campaign has sold out', async () => {
    await shop.changeCampaign('closing', { consumed: 0, limit: 1 });
    const buyer = await player();
    const wish = { campaign: 'closing', key: randomUUID() };
    const before = await shop.startPayment(buyer, wish);
    await shop.changeCampaign('closing', { consumed: 1 });
    expect(await shop.startPayment(buyer, wish)).toEqual(before);
  });

  it.each<[string, CheckoutOptions]>([
    ['another product', { product: 'default-1' }],
    ['another currency', { pricing: 'default-3-usd' }],
    ['another discount', { discount: 0.1 }],
    ['a referral code', { referralCode: 'Mira-Vance' }],
  ])('CK-01 rejects reusing a key with %s (code 305)', async (_what, wish) => {
    const buyer = await player();
    const key = randomUUID();
    await shop.startPayment(buyer, { key });
    expect(await shop.checkout(buyer, { ...wish, key })).toMatchObject({ status: 409, body: { code: 305 } });
  });

  it('CK-01 rejects another buyer’s key (code 305)', async () => {
    const key = randomUUID();
    await shop.startPayment(await player(), { key });
    expect(await shop.checkout(await player(), { key })).toMatchObject({ status: 409, body: { code: 305 } });
  });

  it('CK-01 only one of several concurrent purchases with the same key succeeds', async () => {
    const buyer = await player();
    const key = randomUUID();
    const answers = await Promise.all(
      ['default-1', 'default-3', 'default-6', 'default-12'].map((product) =>
        shop.checkout(buyer, { key, product }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await shop.orders(buyer)).toHaveLength(1);
  });

  it('CK-01 a repeated key finds the order of a ghost that has a new token', async () => {
    const ghost = await shop.createGhost();
    const key = randomUUID();
    const { order } = await shop.startPayment(ghost, { key });
    const again = await shop.createGhost(ghost.email);
    expect((await shop.startPayment(again, { key })).order.id).toBe(order.id);
    expect(await shop.orders(again)).toHaveLength(1);
  });

  it('CK-01 a repeated key returns the order’s status', async () => {
    const buyer = await player();
    const key = randomUUID();
    const { token } = await shop.startPayment(buyer, { key });
    await shop.pay(token);
    const again: PaymentSession = await shop.startPayment(buyer, { key });
    expect([again.token, again.order.status]).toEqual([token, 2]);
  });
});

describe('MyDU for game time', () => {
  const redeem = (token: string) => client.call('POST', '/api/users/me/redeem-myDU', { token, body: {} });

  it('PD-03 concurrent requests deduct 90 days only once', async () => {
    const { token, id } = toBuyer(await client.createPlayer({ gameTimeEnd: '2099-01-01T12:00:00.000Z' }));
    const answers = await Promise.all(Array.from({ length: 5 }, () => redeem(token)));
    expect(answers.filter(({ status }) => status === 200).map(({ body }) => body)).toEqual([
      { endDate: '2098-10-03T12:00:00.000Z' },
    ]);
    expect(answers.filter(({ status }) => status === 409).map(({ body }) => body)).toMatchObject(
      Array.from({ length: 4 }, () => ({ code: 304 })),
    );
    expect((await client.get(`/api/users/${id}`, token)).body).toMatchObject({ hasMyDUAccess: true });
    expect((await client.get('/api/users/me/check-myDU', token)).body).toEqual({ isEligible: false });
  });

  it.each([{}, { gameTimeMonths: -1 }])('PD-03 rejects a player with %j (code 310)', async (traits) => {
    const { token } = await player(traits);
    expect(await redeem(token)).toMatchObject({ status: 409, body: { code: 310 } });
    expect((await client.get('/api/users/me/check-myDU', token)).body).toEqual({ isEligible: true });
  });

  it('AP-02 rejects calls without a bearer token', async () => {
    expect((await client.get('/api/users/me/check-myDU')).status).toBe(401);
    expect((await redeem('none')).status).toBe(401);
  });
});
