import { orderNumber } from '#domain/commerce/orderNumber';
import { Client } from './client';
import { claimsOf } from './forge';
import { keyIn, emailsTo, linkIn } from './emails';
import { toBuyer, cards, Shopper } from './Shopper';
import { productionSandbox, resetSandbox } from './sharedSandboxes';

let sandbox: string;
let client: Client;
let shop: Shopper;

beforeAll(async () => {
  sandbox = await resetSandbox();
  client = new Client(sandbox);
  shop = new Shopper(client);
});

// Also resets the rate limits used up by the previous test.
afterEach(() => client.callControl('states', { state: 'the server is up' }));

const player = async (traits = {}) => toBuyer(await client.createPlayer(traits));

const gameTimeOf = async (token: string): Promise<number> => {
  const { endDate } = (await client.get('/api/users/me/game-time', token)).body as { endDate: string | null };
  return endDate === null ? 0 : Date.parse(endDate);
};

const day = 86_400_000;

describe('a payment', () => {
  it('D-19 pays the order, counts the sale, adds the months and sends the receipt', async () => {
    await shop.changeCampaign('counted', { consumed: 3, limit: 10 });
    const buyer = await player();
    const { token, order } = await shop.startPayment(buyer, { campaign: 'counted', language: 'de' });
    expect((await shop.pay(token)).body).toEqual({ outcome: 'paid' });
    expect(await shop.orders(buyer)).toMatchObject([
      { id: order.id, status: 2, paidAt: expect.any(String) as string },
    ]);
    expect(await shop.countSold('counted')).toBe(4);
    const ahead = ((await gameTimeOf(buyer.token)) - Date.now()) / day;
    expect(Math.round(ahead)).toBeGreaterThanOrEqual(89);
    expect(Math.round(ahead)).toBeLessThanOrEqual(92);
    const [message, ...others] = await emailsTo(client, buyer.email);
    expect(others).toEqual([]);
    expect([message?.language, message?.subject]).toEqual(['de', 'Dein Beleg: 3 Monate Spielzeit']);
    expect(message?.text).toContain(`Bestellung: ${orderNumber(order.id)}\n`);
    expect(message?.text).not.toContain(order.id);
    expect(message?.text).toContain('Bezahlt: 26,99\u00a0€ (inkl. MwSt.)');
    expect(message?.text).toContain('Einmalige Zahlung. Verlängert sich nicht.');
    expect(linkIn(message).pathname).toBe('/de/konto/download');
  });

  it.each([
    ['en', 'Your receipt: 3 months of game time', '26.99\u00a0€ (including tax)', '/account/download'],
    [
      'fr',
      'Votre reçu\u202f: 3 mois de temps de jeu',
      '26,99\u00a0€ (taxes comprises)',
      '/fr/compte/telechargement',
    ],
  ])('TY-01 sends the receipt in %s', async (language, subject, amount, path) => {
    const buyer = await player();
    await shop.pay((await shop.startPayment(buyer, { language })).token);
    const [message] = await emailsTo(client, buyer.email);
    expect(message).toMatchObject({ language, subject });
    expect(message?.text).toContain(amount);
    expect(linkIn(message).pathname).toBe(path);
  });

  it('D-19 concurrent payments charge the buyer once', async () => {
    await shop.changeCampaign('once', { consumed: 0, limit: 100 });
    const buyer = await player();
    const { token } = await shop.startPayment(buyer, { campaign: 'once' });
    const answers = await Promise.all(Array.from({ length: 12 }, () => shop.pay(token)));
    expect(answers.map(({ body }) => body)).toEqual(Array.from({ length: 12 }, () => ({ outcome: 'paid' })));
    expect(await shop.countSold('once')).toBe(1);
    expect(Math.round(((await gameTimeOf(buyer.token)) - Date.now()) / day)).toBeLessThanOrEqual(92);
    expect(await emailsTo(client, buyer.email)).toHaveLength(1);
  });

  it('BU-04 never oversells: of twenty concurrent payments, five succeed and fifteen charge nothing', async () => {
    await shop.changeCampaign('five', { consumed: 0, limit: 5 });
    const sessions = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const buyer = await player();
        return { buyer, ...(await shop.startPayment(buyer, { campaign: 'five' })) };
      }),
    );
    const outcomes = await Promise.all(sessions.map(({ token }) => shop.pay(token)));
    const count = (outcome: string) =>
      outcomes.filter(({ body }) => (body as { outcome: string }).outcome === outcome).length;
    expect([count('paid'), count('sold-out')]).toEqual([5, 15]);
    expect(await shop.countSold('five')).toBe(5);
    const statuses = await Promise.all(
      sessions.map(async ({ buyer }) => [
        (await shop.orders(buyer))[0]?.status,
        (await gameTimeOf(buyer.token)) > 0,
        (await emailsTo(client, buyer.email)).length,
      ]),
    );
    expect(statuses.filter(([status]) => status === 2)).toEqual(
      Array.from({ length: 5 }, () => [2, true, 1]),
    );
    expect(statuses.filter(([status]) => status === 4)).toEqual(
      Array.from({ length: 15 }, () => [4, false, 0]),
    );
  });

  it('BU-08 only one of two concurrent MyDU orders is paid, and neither counts toward a campaign', async () => {
    const buyer = await player();
    const wish = { product: 'founders-mydu', campaign: 'founders', discount: 0.25 };
    const before = await shop.countSold('founders');
    const [one, other] = [await shop.startPayment(buyer, wish), await shop.startPayment(buyer, wish)];
    const outcomes = await Promise.all([shop.pay(one.token), shop.pay(other.token)]);
    expect(outcomes.map(({ body }) => (body as { outcome: string }).outcome).sort()).toEqual([
      'already-owned',
      'paid',
    ]);
    expect((await shop.orders(buyer)).map(({ status }) => status).sort()).toEqual([2, 4]);
    expect(await shop.countSold('founders')).toBe(before);
    expect((await client.get(`/api/users/${buyer.id}`, buyer.token)).body).toMatchObject({
      hasMyDUAccess: true,
    });
  });

  it('D-19 two concurrent orders by the same player both add their months', async () => {
    const buyer = await player();
    const [one, other] = [
      await shop.startPayment(buyer, { product: 'default-1' }),
      await shop.startPayment(buyer, { product: 'default-6' }),
    ];
    await Promise.all([shop.pay(one.token), shop.pay(other.token)]);
    expect(Math.round(((await gameTimeOf(buyer.token)) - Date.now()) / day)).toBeGreaterThan(205);
  });

  it('CK-02 a declined payment can be retried with another card', async () => {
    const buyer = await player();
    const { token } = await shop.startPayment(buyer);
    expect((await shop.pay(token, cards.declined)).body).toEqual({ outcome: 'declined' });
    expect((await shop.pay(token, '5555555555554444')).body).toEqual({ outcome: 'declined' });
    expect((await shop.orders(buyer))[0]?.status).toBe(0);
    expect((await shop.pay(token)).body).toEqual({ outcome: 'paid' });
  });

  it('CK-02 a failed payment cannot be retried and adds nothing to the account', async () => {
    const buyer = await player();
    const { token } = await shop.startPayment(buyer);
    expect((await shop.pay(token, cards.troubled)).body).toEqual({ outcome: 'troubled' });
    expect((await shop.orders(buyer))[0]?.status).toBe(5);
    expect((await shop.pay(token)).body).toEqual({ outcome: 'refused' });
    expect(await gameTimeOf(buyer.token)).toBe(0);
  });

  it('CK-02 a payment that requires bank confirmation is paid once confirmed', async () => {
    const buyer = await player();
    const { token } = await shop.startPayment(buyer);
    expect((await shop.pay(token, cards.bank)).body).toEqual({ outcome: 'bank' });
    expect((await shop.orders(buyer))[0]?.status).toBe(0);
    expect((await shop.pay(token, cards.bank, true)).body).toEqual({ outcome: 'paid' });
    expect((await shop.orders(buyer))[0]?.status).toBe(2);
  });

  it('D-19 a payment with delayed confirmation is pending until confirmed', async () => {
    const buyer = await player();
    const { token } = await shop.startPayment(buyer);
    expect((await shop.pay(token, cards.late)).body).toEqual({ outcome: 'paid' });
    expect((await shop.orders(buyer))[0]?.status).toBe(0);
    await client.callControl('clock', { advanceSeconds: 11 });
    expect((await shop.orders(buyer))[0]?.status).toBe(2);
    expect((await shop.orders(buyer))[0]?.status).toBe(2);
    expect(await emailsTo(client, buyer.email)).toHaveLength(1);
    await client.callControl('clock', { real: true });
  });

  it('BU-04 D-19 rejects and refunds a payment once packs are sold out, and emails the buyer', async () => {
    await shop.changeCampaign('too-late', { consumed: 0, limit: 1 });
    const [buyer, faster] = [await player(), await player()];
    const wish = { campaign: 'too-late', language: 'de' };
    const { token, order } = await shop.startPayment(buyer, wish);
    await shop.pay(token, cards.late);
    await shop.pay((await shop.startPayment(faster, wish)).token);
    await client.callControl('clock', { advanceSeconds: 11 });
    const rejected = { id: order.id, status: 4, rejection: 'sold-out' };
    expect(await shop.orders(buyer)).toMatchObject([rejected]);
    expect(await shop.orders(buyer)).toMatchObject([rejected]);
    expect(await gameTimeOf(buyer.token)).toBe(0);
    const [email, ...others] = await emailsTo(client, buyer.email);
    expect(others).toEqual([]);
    expect([email?.language, email?.subject]).toEqual([
      'de',
      'Deine Bestellung wurde storniert: 3 Monate Spielzeit',
    ]);
    expect(email?.text).toContain(`Bestellung: ${orderNumber(order.id)}\n`);
    expect(email?.text).toContain('Erstattet: 26,99\u00a0€');
    expect(linkIn(email).pathname).toBe('/de/kaufen');
    const page = await client.get(`/sandbox/paystation?access_token=${token}`);
    expect(page.text).toContain('data-state="sold-out"');
    await client.callControl('clock', { real: true });
  });

  it('D-19 a later failure does not cancel a payment that awaits confirmation', async () => {
    const buyer = await player();
    const { token } = await shop.startPayment(buyer);
    await shop.pay(token, cards.late);
    await shop.pay(token, cards.troubled);
    await client.callControl('clock', { advanceSeconds: 11 });
    expect((await shop.orders(buyer))[0]?.status).toBe(2);
    await client.callControl('clock', { real: true });
  });

  it('D-19 a refund removes exactly what the order added, only once', async () => {
    const end = new Date('2031-01-31T12:00:00Z');
    const buyer = await player({ gameTimeEnd: end.toISOString() });
    const [one, other] = [
      await shop.startPayment(buyer, { product: 'default-1' }),
      await shop.startPayment(buyer),
    ];
    await shop.pay(one.token);
    const afterOne = await gameTimeOf(buyer.token);
    await shop.pay(other.token);
    const refund = (id: string) =>
      client.call('PUT', `/sandbox/orders/${id}`, { body: { status: 'refunded' } });
    await refund(other.order.id);
    await refund(other.order.id);
    expect(await gameTimeOf(buyer.token)).toBe(afterOne);
    await refund(one.order.id);
    expect(await gameTimeOf(buyer.token)).toBe(end.getTime());
    const wish = { product: 'founders-mydu', campaign: 'founders', discount: 0.25 };
    const myDU = await shop.startPayment(buyer, wish);
    await shop.pay(myDU.token);
    await refund(myDU.order.id);
    expect((await client.get(`/api/users/${buyer.id}`, buyer.token)).body).toMatchObject({
      hasMyDUAccess: false,
    });
    expect((await shop.checkout(buyer, wish)).status).toBe(200);
  });

  it('BU-02 also adds the product’s free months', async () => {
    await shop.changeCampaign('gift', { consumed: 0, limit: 10 });
    await client.call('PUT', '/sandbox/products/gift-1', { body: { freeMonths: 2 } });
    const buyer = await player();
    await shop.pay((await shop.startPayment(buyer, { campaign: 'gift', product: 'gift-1' })).token);
    const days = ((await gameTimeOf(buyer.token)) - Date.now()) / day;
    expect(Math.round(days)).toBeGreaterThanOrEqual(89);
  });

  it('D-19 a later payment failure does not change a paid order', async () => {
    const buyer = await player();
    const { token } = await shop.startPayment(buyer);
    await shop.pay(token);
    await shop.pay(token, cards.troubled);
    expect((await shop.orders(buyer))[0]?.status).toBe(2);
  });

  it.each(['', 'none', '99999999-9999-4999-8999-999999999999.forged'])(
    'CK-01 rejects the unknown payment token %j',
    async (token) => {
      expect(await shop.pay(token)).toMatchObject({ status: 404, body: { code: 306 } });
      expect((await client.get(`/sandbox/paystation?access_token=${token}`)).status).toBe(404);
    },
  );

  it('CK-01 rejects a payment with another order’s token', async () => {
    const [one, other] = [await shop.startPayment(await player()), await shop.startPayment(await player())];
    const secret = one.token.split('.')[1] ?? '';
    expect((await shop.pay(`${other.order.id}.${secret}`)).status).toBe(404);
  });
});

describe('a ghost’s payment', () => {
  it('CF-04 sends a sign-up link; the new account receives the purchase', async () => {
    const ghost = await shop.createGhost();
    const { token, order } = await shop.startPayment(ghost, { language: 'fr' });
    await shop.pay(token);
    expect(await shop.orders(ghost)).toMatchObject([{ id: order.id, status: 2 }]);
    const [message] = await emailsTo(client, ghost.email);
    expect(message).toMatchObject({ language: 'fr' });
    expect(linkIn(message).pathname).toMatch(/^\/fr\/inscription\/[\w-]{43}$/);
    const form = {
      displayName: `pilot-${ghost.id.slice(0, 8)}`,
      firstName: 'Ada',
      lastName: 'Verne',
      email: ghost.email,
      password: 'Farstead-2026!',
      newsletter: false,
      language: 'fr',
      activationKey: keyIn(message),
    };
    expect((await client.call('POST', '/api/register', { body: form })).status).toBe(204);
    const signedIn = (await client.login(ghost.email, form.password)).body as { accessToken: string };
    expect(claimsOf(signedIn.accessToken).sub).toBe(ghost.id);
    expect(await gameTimeOf(signedIn.accessToken)).toBeGreaterThan(Date.now());
    expect((await client.get(`/api/orders/byuser/${ghost.id}`, signedIn.accessToken)).body).toMatchObject([
      { id: order.id, status: 2 },
    ]);
  });
});

describe('purchases on Steam', () => {
  const owner = (traits = {}) => player({ ownership: ['steam'], ...traits });

  const initialize = (token: string, product = 'default-3', key = crypto.randomUUID()) =>
    client.call('POST', '/api/orders/payment/steam-initialize', {
      token,
      headers: { 'idempotency-key': key },
      body: { productId: product, productDescription: 'Game time', language: 'de' },
    });

  const finalize = (token: string, orderId: string) =>
    client.call('POST', '/api/orders/payment/steam-finalize', { token, body: { orderId } });

  const answerStore = (steamUrl: string, answer: string, returnUrl = `${sandbox}/thankyou?source=steam`) =>
    fetch(`${sandbox}/sandbox/store`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({
        transaction: new URL(steamUrl, sandbox).searchParams.get('transaction') ?? '',
        returnUrl,
        answer,
      }),
    });

  const urlOf = (answer: { body: unknown }): string => (answer.body as { steamUrl: string }).steamUrl;

  const returned = async (steamUrl: string, answer = 'approve'): Promise<URL> =>
    new URL((await answerStore(steamUrl, answer)).headers.get('location') ?? '');

  const orderIdIn = (address: URL): string => address.searchParams.get('orderId') ?? '';

  it('CK-03 pays an order on Steam and makes its months claimable', async () => {
    const buyer = await owner();
    const back = await returned(urlOf(await initialize(buyer.token)));
    expect(back.pathname + back.search).toMatch(/^\/thankyou\?source=steam&orderId=[0-9a-f-]{36}$/);
    expect((await finalize(buyer.token, orderIdIn(back))).body).toEqual({ status: 2 });
    expect((await client.get('/api/steam/gametime-eligibility', buyer.token)).body).toEqual({
      isEligible: true,
      months: 3,
    });
    const claim = () =>
      client.call('POST', '/api/steam/give-purchase-gametime', { token: buyer.token, body: {} });
    expect((await claim()).status).toBe(200);
    expect((await claim()).body).toMatchObject({ code: 205 });
    expect((await emailsTo(client, buyer.email))[0]).toMatchObject({ language: 'de' });
  });

  it('CK-03 repeated and concurrent returns complete the purchase once', async () => {
    await shop.changeCampaign('store', { consumed: 0, limit: 10 });
    const buyer = await owner({ steamMonths: 1 });
    const orderId = orderIdIn(await returned(urlOf(await initialize(buyer.token, 'store-6'))));
    const answers = await Promise.all(Array.from({ length: 8 }, () => finalize(buyer.token, orderId)));
    expect(answers.map(({ body }) => body)).toEqual(Array.from({ length: 8 }, () => ({ status: 2 })));
    expect((await client.get('/api/steam/gametime-eligibility', buyer.token)).body).toMatchObject({
      months: 7,
    });
    expect(await shop.countSold('store')).toBe(1);
    expect(await emailsTo(client, buyer.email)).toHaveLength(1);
  });

  it('CK-03 an order that Steam did not approve remains unpaid', async () => {
    const buyer = await owner();
    await initialize(buyer.token);
    const [order] = await shop.orders(buyer);
    // Default price, which the site shows to players who own the game in the store.
    expect(order).toMatchObject({ price: 24.99, currency: 'USD' });
    expect((await finalize(buyer.token, order?.id ?? '')).body).toEqual({ status: 0 });
    expect((await client.get('/api/steam/gametime-eligibility', buyer.token)).body).toMatchObject({
      months: 0,
    });
  });

  it('CK-03 canceling on Steam cancels the order', async () => {
    const buyer = await owner();
    const steamUrl = urlOf(await initialize(buyer.token));
    const orderId = orderIdIn(await returned(steamUrl, 'cancel'));
    expect((await finalize(buyer.token, orderId)).body).toEqual({ status: 1 });
    await returned(steamUrl, 'approve');
    expect((await finalize(buyer.token, orderId)).body).toEqual({ status: 1 });
  });

  it('CK-03 an approved order cannot be canceled', async () => {
    const buyer = await owner();
    const steamUrl = urlOf(await initialize(buyer.token));
    const orderId = orderIdIn(await returned(steamUrl, 'approve'));
    await returned(steamUrl, 'cancel');
    expect((await finalize(buyer.token, orderId)).body).toEqual({ status: 2 });
  });

  it('D-19 a refund removes the months, whether claimed or not', async () => {
    const buyer = await owner();
    const refunded = async (isClaimed: boolean) => {
      const orderId = orderIdIn(await returned(urlOf(await initialize(buyer.token)), 'approve'));
      await finalize(buyer.token, orderId);
      if (isClaimed) {
        await client.call('POST', '/api/steam/give-purchase-gametime', { token: buyer.token, body: {} });
        expect(await gameTimeOf(buyer.token)).toBeGreaterThan(Date.now() + 80 * day);
      }
      await client.call('PUT', `/sandbox/orders/${orderId}`, { body: { status: 'refunded' } });
    };
    await refunded(false);
    expect((await client.get('/api/steam/gametime-eligibility', buyer.token)).body).toMatchObject({
      months: 0,
    });
    await refunded(true);
    expect(await gameTimeOf(buyer.token)).toBeLessThan(Date.now() + 4 * day);
  });

  it('CK-03 rejects a return for another player’s order, an unknown order or a card order', async () => {
    const buyer = await owner();
    const orderId = orderIdIn(await returned(urlOf(await initialize(buyer.token))));
    const thief = await owner();
    expect(await finalize(thief.token, orderId)).toMatchObject({ status: 403, body: { code: 113 } });
    const byCard = await shop.startPayment(thief);
    for (const unknown of [crypto.randomUUID(), 'none', '', byCard.order.id]) {
      expect(await finalize(thief.token, unknown)).toMatchObject({ status: 404, body: { code: 306 } });
    }
    expect((await finalize(buyer.token, orderId)).body).toEqual({ status: 2 });
  });

  it('CK-03 rejects a forged approval and a return to another site', async () => {
    const buyer = await owner();
    const steamUrl = urlOf(await initialize(buyer.token));
    const [order] = await shop.orders(buyer);
    expect((await answerStore(`/sandbox/store?transaction=${order?.id}.forged`, 'approve')).status).toBe(404);
    for (const address of [
      'https://evil.test/thankyou',
      '//evil.test',
      'javascript:alert(1)',
      `${sandbox}@evil.test/`,
      '/thankyou',
    ]) {
      expect((await answerStore(steamUrl, 'approve', address)).status).toBe(400);
      const query = `${steamUrl}&returnUrl=${encodeURIComponent(address)}`;
      expect((await client.get(query)).status).toBe(400);
    }
    expect((await finalize(buyer.token, order?.id ?? '')).body).toEqual({ status: 0 });
  });

  it('CK-03 shows the purchase in the buyer’s language', async () => {
    const buyer = await owner();
    const back = encodeURIComponent(`${sandbox}/thankyou`);
    const page = await client.get(`${urlOf(await initialize(buyer.token))}&returnUrl=${back}`);
    expect(page.text).toContain('<html lang="de">');
    expect(page.text).toContain('3 Monate Spielzeit');
    expect(page.text).toContain('US$24,99');
    expect(page.text).toContain('Es wird kein echtes Geld abgebucht');
  });

  it('CK-03 creates one order per key, and only for players who own the game on Steam', async () => {
    const buyer = await owner();
    const key = crypto.randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => initialize(buyer.token, 'default-3', key)),
    );
    expect(new Set(answers.map(urlOf)).size).toBe(1);
    expect(await initialize(buyer.token, 'default-6', key)).toMatchObject({
      status: 409,
      body: { code: 305 },
    });
    expect(await initialize(buyer.token, 'none')).toMatchObject({ status: 404, body: { code: 301 } });
    expect(await initialize((await player()).token)).toMatchObject({ status: 403, body: { code: 309 } });
    expect(await initialize((await shop.createGhost()).token)).toMatchObject({
      status: 401,
      body: { code: 112 },
    });
    const haver = await owner({ hasMyDUAccess: true });
    expect(await initialize(haver.token, 'default-mydu')).toMatchObject({ status: 409, body: { code: 304 } });
  });

  it('CK-03 a payment on Steam adds MyDU immediately', async () => {
    const buyer = await owner();
    const orderId = orderIdIn(await returned(urlOf(await initialize(buyer.token, 'default-mydu'))));
    expect((await finalize(buyer.token, orderId)).body).toEqual({ status: 2 });
    expect((await client.get('/api/users/me/check-myDU', buyer.token)).body).toEqual({ isEligible: false });
  });
});

describe('the payment page', () => {
  const pageOf = async (language: string) => {
    const { token } = await shop.startPayment(await shop.createGhost(), { language });
    return { token, page: await client.get(`/sandbox/paystation?access_token=${token}`) };
  };

  it.each([
    ['en', 'No real money is charged', 'Pay 26.99\u00a0€'],
    ['fr', 'Rien n’est réellement débité', 'Payer 26,99\u00a0€'],
    ['de', 'Es wird kein echtes Geld abgebucht', '26,99\u00a0€ bezahlen'],
  ])('CK-01 shows the purchase and the test notice in %s', async (language, notice, button) => {
    const { page } = await pageOf(language);
    expect(page.text).toContain(`<html lang="${language}">`);
    expect(page.text).toContain(notice);
    expect(page.text).toContain(button);
  });

  it('CK-01 allows framing by the site and blocks inline scripts and form submissions', async () => {
    const { page } = await pageOf('en');
    const policy = page.headers.get('content-security-policy');
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toContain("form-action 'none'");
    expect(policy).not.toContain('unsafe');
    expect(page.headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(page.headers.get('cache-control')).toBe('no-store');
  });

  it('CK-01 does not show a form for a paid order', async () => {
    const { token } = await pageOf('en');
    await shop.pay(token);
    const paid = await client.get(`/sandbox/paystation?access_token=${token}`);
    expect(paid.text).toContain('data-state="paid"');
    expect(paid.text).not.toContain('<form');
  });
});

describe('shop controls', () => {
  it.each([
    ['paid', 2],
    ['cancelled', 1],
    ['failed', 5],
    ['refunded', 3],
  ])('sets an order’s status to %s', async (status, number) => {
    const buyer = await player();
    const { order } = await shop.startPayment(buyer);
    const answer = await client.call('PUT', `/sandbox/orders/${order.id}`, { body: { status } });
    expect(answer.body).toEqual({ status: number });
  });

  it.each([
    ['products/default-3', { prices: { EUR: 3_000_000_000 } }],
    ['products/default-3', { prices: { EUR: 0 } }],
    ['products/default-3', { prices: { CHF: 100 } }],
    ['campaigns/huge', { limit: 3_000_000_000 }],
  ])('BU-02 rejects out-of-range values: %s %j', async (path, body) => {
    expect(await client.call('PUT', `/sandbox/${path}`, { body })).toMatchObject({
      status: 400,
      body: { code: 1 },
    });
  });

  it('responds with 404 to an unknown order', async () => {
    const answer = await client.call('PUT', `/sandbox/orders/${crypto.randomUUID()}`, {
      body: { status: 'paid' },
    });
    expect(answer).toMatchObject({ status: 404, body: { code: 306 } });
  });
});

it('does not expose the payment page in production', async () => {
  const other = new Client(await productionSandbox());
  expect((await other.get('/configuration')).body).toMatchObject({ paymentWidgetUrl: null });
  expect((await other.get('/sandbox/paystation/widget.js')).status).toBe(404);
  expect((await other.get('/sandbox/store')).status).toBe(404);
  expect((await new Shopper(other).pay('none')).status).toBe(404);
});
