import { Orders } from '#application/billing/Orders';
import { Subscriptions } from '#application/billing/Subscriptions';
import { ConfigurationSource } from '#application/configuration/ConfigurationSource';
import { GameTime } from '#application/products/GameTime';
import { PlayerLanguage } from '#application/language/PlayerLanguage';
import { StoreGameTime } from '#application/linked-accounts/StoreGameTime';
import { ConfirmationEmails } from '#application/registration/ConfirmationEmails';
import { Players } from '#application/session/Players';
import { newPlayerDetails, type PlayerDetails } from '#domain/session/Player';
import { sampleSeller } from '#samples/seller';
import { composeOnHttp } from '../../support/composeOnHttp';
import { json, noContent, StubServer } from '../../support/StubServer';

const server = new StubServer();

beforeAll(() => server.start());
afterEach(() => server.clear());
afterAll(() => server.stop());

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

  it('PD-01 returns no subscription for an empty response', async () => {
    server.onAll(noContent);
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
});

describe('the confirmation email', () => {
  const resend = () => composeOnHttp(server.url).get(ConfirmationEmails).resend('a@b.test', 'de');

  it('AP-02 uses the id of the first CSRF item as the form token', async () => {
    server.on('GET /api/csrf', json(200, [{ id: 'form-1' }, { id: 'form-2' }]));
    server.on('POST /api/users/resend-activation', noContent);
    expect(await resend()).toBe(true);
    expect(server.received[1]).toMatchObject({
      path: '/api/users/resend-activation?lang=de',
      body: { email: 'a@b.test' },
    });
    expect(server.received[1]?.headers['x-csrf-token']).toBe('form-1');
    expect(server.received.map(({ headers }) => headers.authorization)).toEqual([undefined, undefined]);
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

  it('ignores an invalid seller and keeps the other settings', async () => {
    server.onAll(json(200, { ...answer, seller: sampleSeller }));
    expect((await load())?.seller).toEqual(sampleSeller);
    const { phone: _phone, ...incomplete } = sampleSeller;
    for (const seller of [incomplete, { ...sampleSeller, capital: '1' }, 'Farstead', null]) {
      server.onAll(json(200, { ...answer, seller }));
      const configuration = await load();
      expect(configuration).toMatchObject({ environment: 'sandbox' });
      expect(configuration?.seller).toBeUndefined();
    }
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
});
