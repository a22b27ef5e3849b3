import { BuyPage } from '#application/commerce/BuyPage';
import { Campaigns } from '#application/commerce/Campaigns';
import { LoadOffers } from '#application/commerce/LoadOffers';
import { CampaignProducts } from '#application/commerce/CampaignProducts';
import { offersOf } from '#domain/commerce/offers';
import { composeOnHttp } from '../../support/composeOnHttp';
import { json, StubServer, text, type Reply } from '../../support/StubServer';

const server = new StubServer();
const malformed = { ok: false, error: { kind: 'malformed' } };

beforeAll(() => server.start());
afterEach(() => server.clear());
afterAll(() => server.stop());

describe('the campaign', () => {
  const campaign = { id: 'campaign-1', name: 'founders', consumed: 312, limit: 500 };
  const named = (name = 'founders') => composeOnHttp(server.url).get(Campaigns).findByName(name);

  it('AP-01 requests the campaign by name, without a bearer token', async () => {
    server.on('GET /api/products/campaigns', json(200, [{ ...campaign, startsAt: 'later' }]));
    expect(await named('Founders & friends')).toEqual({ ok: true, value: campaign });
    expect(server.received[0]?.path).toBe(
      '/api/products/campaigns?name=Founders+%26+friends&limit=1&sortBy=0',
    );
    expect(server.received[0]?.headers.authorization).toBeUndefined();
  });

  it.each([null, undefined])('BU-04 accepts a campaign without a limit: %s', async (limit) => {
    server.onAll(json(200, [{ ...campaign, limit }]));
    const found = await named();
    expect(found).toEqual({ ok: true, value: { id: 'campaign-1', name: 'founders', consumed: 312 } });
  });

  it('BU-04 accepts a campaign whose limit is 0', async () => {
    server.onAll(json(200, [{ ...campaign, consumed: 0, limit: 0 }]));
    expect(await named()).toMatchObject({ value: { limit: 0 } });
  });

  it('BU-01 uses the first campaign in the list', async () => {
    server.onAll(json(200, [campaign, { ...campaign, id: 'campaign-2' }]));
    expect(await named()).toMatchObject({ value: { id: 'campaign-1' } });
  });
});

describe('the products', () => {
  const pricing = { id: 'pricing-1', currency: 'USD', country: null, price: 24.99, isDefault: true };
  const product = {
    id: 'product-1',
    type: 'gametime',
    name: '3 months of game time',
    description: 'Farstead game time: 3 months',
    paymentProviderId: 'provider-1',
    templateId: 'template-1',
    discount: 0.25,
    subscriptionFreeMonths: 1,
    pricings: [pricing],
  };
  const answered = async (body: unknown) => {
    server.onAll(json(200, body));
    const application = composeOnHttp(server.url);
    const result = await application.get(CampaignProducts).list('campaign/1');
    return { result, reports: application.errors.reports };
  };
  const pricedAt = async (...pricings: readonly unknown[]) => {
    const { result, reports } = await answered([{ ...product, pricings }]);
    return { pricings: result.ok ? result.value[0]?.pricings : undefined, reports };
  };

  it('AP-01 requests a campaign’s products without a bearer token', async () => {
    const { result, reports } = await answered([{ ...product, picture: 'later' }]);
    expect(result).toEqual({
      ok: true,
      value: [
        {
          id: 'product-1',
          type: 'gametime',
          name: '3 months of game time',
          description: 'Farstead game time: 3 months',
          paymentProviderId: 'provider-1',
          templateId: 'template-1',
          discount: 0.25,
          freeMonths: 1,
          pricings: [{ id: 'pricing-1', price: { cents: 2499, currency: 'USD' }, isDefault: true }],
        },
      ],
    });
    expect(reports).toEqual([]);
    expect(server.received[0]?.path).toBe('/api/products/products?campaignId=campaign%2F1');
    expect(server.received[0]?.headers.authorization).toBeUndefined();
  });

  it('BU-01 accepts a campaign without products', async () => {
    expect(await answered([])).toEqual({ result: { ok: true, value: [] }, reports: [] });
  });

  it.each([
    [24.99, 2499],
    [1.005, 101],
    [0.1 + 0.2, 30],
    [0, 0],
    [100_000, 10_000_000],
  ])('BU-03 converts a price of %d to %d cents', async (price, cents) => {
    const { pricings } = await pricedAt({ ...pricing, price });
    expect(pricings?.map((read) => read.price.cents)).toEqual([cents]);
  });

  it.each([
    -0.01,
    -24.99,
    '24.99',
    null,
    undefined,
    'NaN',
    [24.99],
    { amount: 24.99 },
    true,
    100_000.01,
    1e300,
  ])('BU-03 omits and reports a price of %j', async (price) => {
    const { pricings, reports } = await pricedAt(
      { ...pricing, price },
      { ...pricing, id: 'pricing-2', currency: 'EUR' },
    );
    expect(pricings?.map(({ id }) => id)).toEqual(['pricing-2']);
    expect(reports).toEqual([new Error('GET /api/products/products: 1 left out')]);
  });

  it('BU-03 omits an infinite price', async () => {
    const body = JSON.stringify([{ ...product, pricings: [{ ...pricing, price: 0.5 }, pricing] }]);
    server.onAll(text(200, 'application/json', body.replace('0.5', '1e999')));
    const products = await composeOnHttp(server.url).get(CampaignProducts).list('campaign-1');
    expect(products.ok && products.value[0]?.pricings.map(({ price }) => price.cents)).toEqual([2499]);
  });

  it.each(
    Object.entries({
      id: ['', 7, null],
      currency: [7, null],
      country: ['FRA', 'F', '', 7, []],
      isDefault: ['true', 1, null, undefined],
    }).flatMap(([field, values]) => values.map((value) => [field, value] as const)),
  )('BU-03 omits a pricing with %s %j', async (field, value) => {
    expect(await pricedAt({ ...pricing, [field]: value })).toEqual({
      pricings: [],
      reports: [new Error('GET /api/products/products: 1 left out')],
    });
  });

  it.each(['JPY', 'usd', '', 'constructor'])(
    'BU-03 ignores a price in “%s” without reporting it',
    async (currency) => {
      expect(await pricedAt({ ...pricing, currency })).toEqual({ pricings: [], reports: [] });
    },
  );

  it('BU-03 converts country codes to uppercase', async () => {
    expect((await pricedAt({ ...pricing, country: 'fr' })).pricings?.[0]?.country).toBe('FR');
  });

  it.each(
    Object.entries({
      id: ['', 7, null],
      type: [7, null],
      name: [7, null, undefined],
      description: [{}, null],
      paymentProviderId: [7, null],
      templateId: [7, null],
      discount: [-0.1, 1.01, 25, '0.25', null, undefined],
      subscriptionFreeMonths: [-1, 0.5, '1', null],
      pricings: [null, {}, 'none', undefined],
    }).flatMap(([field, values]) => values.map((value) => [field, value] as const)),
  )('BU-02 omits a product with %s %j and offers the others', async (field, value) => {
    const { result, reports } = await answered([
      { ...product, [field]: value },
      { ...product, id: 'product-2' },
    ]);
    expect(result.ok && result.value.map(({ id }) => id)).toEqual(['product-2']);
    expect(reports).toHaveLength(1);
  });

  it('BU-07 rejects the response as malformed when no product can be parsed', async () => {
    expect((await answered([{ ...product, discount: 25 }, 7, null, 'text', []])).result).toEqual(malformed);
  });

  it.each([{}, 'text', 7, true])('BU-07 rejects the response %j as malformed', async (body) => {
    expect((await answered(body)).result).toEqual(malformed);
  });

  it('BU-01 offers duplicate products twice, each with one price', async () => {
    const twice = { ...product, pricings: [pricing, pricing] };
    const { result } = await answered([twice, twice]);
    const offers = offersOf(result.ok ? result.value : [], 'USD');
    expect(offers.packs.map(({ productId, pricingId }) => [productId, pricingId])).toEqual([
      ['product-1', 'pricing-1'],
      ['product-1', 'pricing-1'],
    ]);
  });

  it.each([
    [0, 2499],
    [1, 0],
    [0.333333333333, 1666],
    [1e-12, 2499],
  ])('BU-08 a discount of %d results in %d cents', async (discount, cents) => {
    const { result } = await answered([{ ...product, discount }]);
    expect(offersOf(result.ok ? result.value : [], 'USD').packs[0]?.total.cents).toBe(cents);
  });
});

describe('plan availability', () => {
  it.each<[string, Reply, boolean]>([
    ['false', json(200, false), false],
    ['an object', json(200, { enabled: false }), true],
    ['404', json(404, { code: 1 }), true],
    ['500 with false', json(500, false), true],
  ])('BU-07 plans are available unless the response is literally false: %s', async (_, reply, enabled) => {
    server.on('GET /api/orders/settings/buy-page-enabled', reply);
    expect(await composeOnHttp(server.url).get(BuyPage).isEnabled()).toBe(enabled);
    expect(server.received[0]?.headers.authorization).toBeUndefined();
  });
});

it('BU-01 requests the campaign named in the content, then the default campaign, then its products', async () => {
  const campaign = { id: 'campaign-default', name: 'default', consumed: 0, limit: null };
  server.on('GET /api/orders/settings/buy-page-enabled', json(200, true));
  server.on('GET /api/products/campaigns', json(200, []), json(200, [campaign]));
  server.on('GET /api/products/products', json(200, []));
  expect(await composeOnHttp(server.url).get(LoadOffers).execute('founders')).toEqual({
    ok: false,
    error: { kind: 'nothing-offered' },
  });
  expect(server.received.map(({ path }) => path)).toEqual([
    '/api/orders/settings/buy-page-enabled',
    '/api/products/campaigns?name=founders&limit=1&sortBy=0',
    '/api/products/campaigns?name=default&limit=1&sortBy=0',
    '/api/products/products?campaignId=campaign-default',
  ]);
});
