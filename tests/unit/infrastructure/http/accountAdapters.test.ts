import { Orders } from '#application/billing/Orders';
import { Subscriptions } from '#application/billing/Subscriptions';
import { ConfigurationSource } from '#application/configuration/ConfigurationSource';
import { CodeRedeemer } from '#application/products/CodeRedeemer';
import { GameTime } from '#application/products/GameTime';
import { PlayerLanguage } from '#application/language/PlayerLanguage';
import { StoreGameTime } from '#application/linked-accounts/StoreGameTime';
import { ConfirmationEmails } from '#application/registration/ConfirmationEmails';
import { Players } from '#application/session/Players';
import type { RedemptionCode } from '#domain/products/RedemptionCode';
import { newPlayerDetails, type PlayerDetails } from '#domain/session/Player';
import { composeOnHttp } from '../../support/composeOnHttp';
import { json, noContent, StubServer } from '../../support/StubServer';

const server = new StubServer();
const code = 'FARSTEAD00033MTH' as RedemptionCode;

beforeAll(() => server.start());
afterEach(() => server.clear());
afterAll(() => server.stop());

describe('redeeming a code', () => {
  const key = json(200, { id: 'key-1', code, months: 3, product: 'Game time' });
  const activation = json(200, { endDate: '2027-02-20T12:00:00Z', months: 3, product: 'Game time' });
  const redeem = () => composeOnHttp(server.url).get(CodeRedeemer).redeem(code);

  it('PD-02 fetches the key, then activates it', async () => {
    server.on(`GET /api/inventory/keys/${code}`, key);
    server.on('POST /api/inventory/keys/key-1/activate', activation);
    expect(await redeem()).toEqual({
      ok: true,
      value: { product: 'Game time', months: 3, gameTimeEnd: new Date('2027-02-20T12:00:00Z') },
    });
    expect(server.received.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['GET', `/api/inventory/keys/${code}`, undefined],
      ['POST', '/api/inventory/keys/key-1/activate', {}],
    ]);
  });

  const refusals = [
    [404, 201, { kind: 'unknown-code' }],
    [409, 202, { kind: 'used-code' }],
    [410, 203, { kind: 'expired-code' }],
    [403, 204, { kind: 'reserved-code' }],
    [400, 200, { kind: 'server', status: 400, code: 200 }],
    [404, undefined, { kind: 'server', status: 404 }],
  ] as const;

  it.each(refusals)('PD-02 the key lookup response %d %s fails with %j', async (status, refusal, error) => {
    server.on(`GET /api/inventory/keys/${code}`, json(status, { code: refusal }));
    expect(await redeem()).toEqual({ ok: false, error });
    expect(server.received).toHaveLength(1);
  });

  it.each(refusals)('PD-02 the activation response %d %s fails with %j', async (status, refusal, error) => {
    server.on(`GET /api/inventory/keys/${code}`, key);
    server.on('POST /api/inventory/keys/key-1/activate', json(status, { code: refusal }));
    expect(await redeem()).toEqual({ ok: false, error });
  });

  it('PD-02 rejects an activation response that cannot be parsed as malformed', async () => {
    server.on(`GET /api/inventory/keys/${code}`, key);
    server.on(
      'POST /api/inventory/keys/key-1/activate',
      json(200, { endDate: 'soon', months: 3, product: 'x' }),
    );
    expect(await redeem()).toEqual({ ok: false, error: { kind: 'malformed' } });
  });

  it('PD-02 encodes the key id in the path', async () => {
    server.on(`GET /api/inventory/keys/${code}`, json(200, { id: '../../users/me' }));
    await redeem();
    expect(server.received[1]?.path).toBe('/api/inventory/keys/..%2F..%2Fusers%2Fme/activate');
  });
});

describe('orders', () => {
  const order = {
    id: 'order-1',
    status: 2,
    paidAt: '2026-10-20T12:00:00Z',
    externalSubscriptionId: 7,
    basket: [{ productId: 'gametime-3', name: '3 months', quantity: 1, gameTime: 3, picture: 'x' }],
    price: 29.99,
    shippingFees: 0,
    currency: 'EUR',
  };
  const paid = () => composeOnHttp(server.url).get(Orders).listPaid('player/1');

  it('SE-15 lists only the player’s orders with status 2', async () => {
    const others = [0, 1, 3, 4, 5].map((status) => ({ ...order, id: `order-${status}x`, status }));
    server.on('GET /api/orders/byuser/player%2F1', json(200, [...others, order]));
    expect(await paid()).toEqual([
      {
        id: 'order-1',
        status: 2,
        paidAt: new Date('2026-10-20T12:00:00Z'),
        externalSubscriptionId: 7,
        basket: [{ productId: 'gametime-3', name: '3 months', quantity: 1, gameTime: 3 }],
        price: 29.99,
        shippingFees: 0,
        currency: 'EUR',
      },
    ]);
  });

  it('SE-15 accepts an order without a payment date or subscription', async () => {
    server.onAll(json(200, [{ ...order, paidAt: null, externalSubscriptionId: null }]));
    const [read] = await paid();
    expect(read).not.toHaveProperty('paidAt');
    expect(read).not.toHaveProperty('externalSubscriptionId');
  });

  it('SE-15 omits orders whose basket cannot be parsed', async () => {
    server.onAll(
      json(200, [
        { ...order, basket: [{ name: 7 }] },
        { ...order, id: 'order-2' },
      ]),
    );
    expect((await paid()).map(({ id }) => id)).toEqual(['order-2']);
  });

  it('SE-15 returns no orders when the call is rejected', async () => {
    server.onAll(json(403, { code: 113 }));
    expect(await paid()).toEqual([]);
  });
});

describe('the last subscription', () => {
  const subscription = {
    id: 7,
    dateCreate: '2026-10-20T12:00:00Z',
    dateNextCharge: '2026-12-20T12:00:00Z',
    dateEnd: null,
    status: 0,
    paymentProvider: 0,
    paymentProviderSubscriptionId: 'x',
    productName: 'Subscriber',
  };
  const last = () => composeOnHttp(server.url).get(Subscriptions).findLast();

  it.each([
    [0, 'active'],
    [1, 'canceled'],
    [2, 'non-renewing'],
  ])('D-04 maps subscription status %d to %s', async (status, name) => {
    server.on('GET /api/orders/subscriptions/me/last-subscription', json(200, { ...subscription, status }));
    expect(await last()).toMatchObject({ status: name, nextCharge: new Date('2026-12-20T12:00:00Z') });
  });

  it.each([
    [0, 'card'],
    [1, 'store'],
    [9, 'store'],
  ])('PD-01 maps payment provider %d to %s', async (paymentProvider, provider) => {
    server.onAll(json(200, { ...subscription, paymentProvider }));
    expect(await last()).toMatchObject({ provider });
  });

  it('PD-01 accepts a subscription without a next charge', async () => {
    server.onAll(json(200, { ...subscription, dateNextCharge: null, dateEnd: '2026-12-01T00:00:00Z' }));
    const read = await last();
    expect(read).not.toHaveProperty('nextCharge');
    expect(read).toMatchObject({ end: new Date('2026-12-01T00:00:00Z') });
  });

  it.each([
    [noContent],
    [json(200, { ...subscription, status: 3 })],
    [json(200, { ...subscription, dateCreate: '' })],
  ])('PD-01 returns no subscription for an empty or malformed response', async (reply) => {
    server.onAll(reply);
    expect(await last()).toBeUndefined();
  });
});

describe('the player', () => {
  const details: PlayerDetails = {
    ...newPlayerDetails,
    firstName: 'Ada',
    language: 'fr',
    mfaEnabled: true,
    ownership: ['steam'],
  };
  const user = {
    id: 'player-1',
    ...details,
    role: 'Subscriber',
    steamId: null,
  };

  it('SE-01 loads the player’s details', async () => {
    server.on('GET /api/users/player-1', json(200, user));
    expect(await composeOnHttp(server.url).get(Players).findDetails('player-1')).toEqual({
      ok: true,
      value: details,
    });
  });

  it.each([
    [403, 113],
    [404, 120],
  ])('SE-01 reports the rejection %d %d of the player’s details', async (status, refusal) => {
    server.onAll(json(status, { code: refusal }));
    expect(await composeOnHttp(server.url).get(Players).findDetails('player-1')).toEqual({
      ok: false,
      error: { kind: 'server', status, code: refusal },
    });
  });

  it.each([
    ['2027-02-20T12:00:00Z', new Date('2027-02-20T12:00:00Z')],
    [null, undefined],
  ])('PD-01 returns %s as the end of the player’s game time', async (endDate, end) => {
    server.on('GET /api/users/me/game-time', json(200, { endDate }));
    expect(await composeOnHttp(server.url).get(GameTime).findEnd()).toEqual({ ok: true, value: end });
  });

  it('LA-01 PUT update-language?lang=xx saves the language', async () => {
    server.on('PUT /api/users/me/update-language', noContent);
    expect(await composeOnHttp(server.url).get(PlayerLanguage).save('fr')).toBe(true);
    expect(server.received[0]).toMatchObject({
      path: '/api/users/me/update-language?lang=fr',
      body: undefined,
    });
  });
});

describe('store game time', () => {
  const store = (): StoreGameTime => composeOnHttp(server.url).get(StoreGameTime);

  it.each([
    [{ isEligible: true, months: 3 }, { months: 3 }],
    [{ isEligible: false, months: 0 }, undefined],
    [{ isEligible: true }, undefined],
  ])('PD-01 the eligibility %j makes %j claimable', async (body, claimable) => {
    server.on('GET /api/steam/gametime-eligibility', json(200, body));
    expect(await store().findClaimable()).toEqual(claimable);
  });

  it('PD-01 claims the store game time', async () => {
    server.on('POST /api/steam/give-purchase-gametime', json(200, { endDate: '2027-02-20T12:00:00Z' }));
    expect(await store().claim()).toEqual({ ok: true, value: new Date('2027-02-20T12:00:00Z') });
    expect(server.received[0]?.body).toEqual({});
  });

  it('PD-01 rejects a second claim of the store game time', async () => {
    server.on('POST /api/steam/give-purchase-gametime', json(409, { code: 205 }));
    expect(await store().claim()).toEqual({ ok: false, error: { kind: 'nothing-to-claim' } });
  });
});

describe('the confirmation email', () => {
  const resend = () => composeOnHttp(server.url).get(ConfirmationEmails).resend('a@b', 'de');

  it('AP-02 uses the id of the first CSRF item as the form token', async () => {
    server.on('GET /api/csrf', json(200, [{ id: 'form-1' }, { id: 'form-2' }]));
    server.on('POST /api/users/resend-activation', noContent);
    expect(await resend()).toBe(true);
    expect(server.received[1]).toMatchObject({
      path: '/api/users/resend-activation?lang=de',
      body: { email: 'a@b' },
    });
    expect(server.received[1]?.headers['x-csrf-token']).toBe('form-1');
    expect(server.received.map(({ headers }) => headers.authorization)).toEqual([undefined, undefined]);
  });

  it.each([
    ['200', json(200, {})],
    ['400', json(400, { code: 1 })],
    ['403', json(403, { code: 51 })],
    ['429', json(429, { code: 31 })],
  ])('SE-05 does not treat the response %s as success', async (_, reply) => {
    server.on('GET /api/csrf', json(200, [{ id: 'form-1' }]));
    server.on('POST /api/users/resend-activation', reply);
    expect(await resend()).toBe(false);
  });

  it.each([[[]], [[{ id: '' }]], [[{}]], [{}]])(
    'AP-02 does not send the form when the CSRF response is %j',
    async (tokens) => {
      server.on('GET /api/csrf', json(200, tokens));
      expect(await resend()).toBe(false);
      expect(server.received).toHaveLength(1);
    },
  );
});

describe('the remote configuration', () => {
  const answer = {
    contentEndpoint: '/content/api/v2',
    contentAccessToken: null,
    errorReportingDsn: null,
    environment: 'sandbox',
    analyticsPropertyId: null,
    communityUrl: 'https://community.farstead.test',
    rootUrl: 'https://farstead.test',
    assetsMediaPrefix: '/images',
    videoPlayer: null,
    paymentWidgetUrl: null,
    guestRedirect: 'signup',
    tokenIssuer: 'issuer',
    tokenAudience: 'audience',
    tokenCertificate: 'PEM',
    accessRoles: ['Subscriber'],
  };
  const load = () => composeOnHttp(server.url).get(ConfigurationSource).load();

  it('SH-07 reads the configuration and ignores unknown fields', async () => {
    server.on('GET /configuration', json(200, { ...answer, more: 'later' }));
    const configuration = await load();
    expect(configuration).toMatchObject({
      guestRedirect: 'signup',
      tokenCertificate: 'PEM',
      accessRoles: ['Subscriber'],
    });
    expect(configuration?.errorReportingDsn).toBeUndefined();
    expect(configuration).not.toHaveProperty('more');
    expect(server.received[0]?.headers.authorization).toBeUndefined();
  });

  it('CC-05 reads an optional replacement for third-party video players', async () => {
    server.onAll(json(200, { ...answer, videoPlayer: '/sandbox/player' }));
    expect((await load())?.videoPlayer).toBe('/sandbox/player');
    server.onAll(json(200, answer));
    expect((await load())?.videoPlayer).toBeUndefined();
  });

  it('CK-01 reads an optional replacement for the Pay Station widget', async () => {
    server.onAll(json(200, { ...answer, paymentWidgetUrl: '/sandbox/paystation/widget.js' }));
    expect((await load())?.paymentWidgetUrl).toBe('/sandbox/paystation/widget.js');
    server.onAll(json(200, answer));
    expect((await load())?.paymentWidgetUrl).toBeUndefined();
  });

  it('reads an optional URL for the breached-password service', async () => {
    server.onAll(json(200, { ...answer, breachRangeUrl: 'https://range.farstead.test/range/' }));
    expect((await load())?.breachRangeUrl).toBe('https://range.farstead.test/range/');
    server.onAll(json(200, answer));
    expect((await load())?.breachRangeUrl).toBeUndefined();
  });

  it('D-01 redirects guests to login by default', async () => {
    server.onAll(json(200, { ...answer, guestRedirect: null }));
    expect((await load())?.guestRedirect).toBe('login');
  });

  it.each(
    Object.entries({
      contentEndpoint: '',
      environment: null,
      guestRedirect: 'https://elsewhere.test',
      videoPlayer: 7,
      paymentWidgetUrl: 7,
      breachRangeUrl: 7,
      tokenIssuer: 7,
      tokenAudience: undefined,
      accessRoles: 'Subscriber',
    }),
  )('SH-07 rejects a configuration with %s %j', async (field, value) => {
    server.onAll(json(200, { ...answer, [field]: value }));
    expect(await load()).toBeUndefined();
  });
});
