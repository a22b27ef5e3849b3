import { PrerenderedSale, type SaleSnapshot } from '#application/commerce/PrerenderedSale';
import { LoadOffers, type SaleProblem } from '#application/commerce/LoadOffers';
import { offersOf, storeOffersOf } from '#domain/commerce/offers';
import { FakeCountries } from '#infrastructure/fake/consent/FakeCountries';
import { SalePresenter } from '#ui/commerce/shop/SalePresenter';
import { Session } from '#application/session/Session';
import { fail } from '#domain/shared/Result';
import { compose } from '#tests/unit/support/compose';
import { flushPromises } from '#tests/unit/support/flushPromises';
import { planOf, foundersCampaign } from '#tests/unit/support/purchases';

const setUp = async () => {
  const application = await compose({ path: '/buy' });
  return { application, sale: application.get(SalePresenter) };
};

afterEach(() => jest.restoreAllMocks());

it('BU-01 offers the campaign in the visitor’s currency', async () => {
  const { application, sale } = await setUp();
  expect([sale.state, sale.campaign]).toEqual([{ kind: 'loading' }, undefined]);
  expect(await sale.load('founders')).toBe(true);
  const { products, id } = foundersCampaign(application);
  expect(sale.campaign?.id).toBe(id);
  sale.currency.choose('GBP');
  expect(sale.state).toEqual({ kind: 'open', offers: offersOf(products, 'GBP', sale.currency.country) });
});

it('CK-03 shows store prices to players who own the game there while they are signed in', async () => {
  const { application, sale } = await setUp();
  await application.get(Session).begin(application.tokensOf('steam'));
  await sale.load('founders');
  const { products } = foundersCampaign(application);
  expect(sale.currency.current).toBe('EUR');
  expect([sale.isStoreBuyer, sale.state]).toEqual([true, { kind: 'open', offers: storeOffersOf(products) }]);
  application.get(Session).end();
  expect([sale.isStoreBuyer, sale.state]).toEqual([
    false,
    { kind: 'open', offers: offersOf(products, 'EUR', sale.currency.country) },
  ]);
});

it('CK-03 shows the shop’s prices to store owners when the store has no price', async () => {
  const { application, sale } = await setUp();
  const campaign = foundersCampaign(application);
  campaign.products = campaign.products.map((product) => ({
    ...product,
    pricings: product.pricings.map((pricing) => ({ ...pricing, isDefault: false })),
  }));
  await application.get(Session).begin(application.tokensOf('steam'));
  await sale.load('founders');
  expect(sale.state).toMatchObject({
    kind: 'open',
    offers: { packs: [{ total: { currency: 'EUR' } }, {}, {}, {}] },
  });
});

it('BU-04 sells only MyDU, without packs, when the campaign is sold out', async () => {
  const { application, sale } = await setUp();
  const pack = planOf(application, 'one-month');
  const myDU = planOf(application, 'mydu');
  expect([sale.isForSale(pack), sale.isForSale(myDU)]).toEqual([false, false]);
  Object.assign(foundersCampaign(application), { consumed: 500, limit: 500 });
  await sale.load('founders');
  expect([sale.isForSale(pack), sale.isForSale(myDU)]).toEqual([false, true]);
});

it('BU-07 shows a call that throws as a page failure, which can be retried', async () => {
  const { application, sale } = await setUp();
  jest.spyOn(LoadOffers.prototype, 'execute').mockRejectedValueOnce(new Error('unexpected'));
  expect(await sale.load('founders')).toBe(false);
  expect(sale.state).toEqual({ kind: 'failed', problem: 'page' });
  expect(application.errors.reports).toHaveLength(1);
  expect(await sale.load('founders')).toBe(true);
  expect(sale.state.kind).toBe('open');
});

it('BU-01 ignores a response that arrives after the visitor leaves the page', async () => {
  const { sale } = await setUp();
  const loaded = sale.load('founders');
  sale.dispose();
  expect(await loaded).toBe(false);
  expect(sale.state).toEqual({ kind: 'loading' });
  expect(await sale.load('founders')).toBe(true);
});

/** A page with an embedded sale, rendered for the United States. */
const setUpFromPrerendered = async (change: object = {}) => {
  const { application } = await setUp();
  const { products, ...campaign } = foundersCampaign(application);
  const known = { kind: 'open', campaign, products, country: 'US', ...change } as SaleSnapshot;
  const find = jest.fn(async () => known);
  application.replace(PrerenderedSale, { find, findMonthlyPrice: async () => undefined });
  const sale = application.get(SalePresenter);
  await sale.prime('founders');
  return { application, sale, products, campaign, find };
};

const perPack = (sale: SalePresenter) => {
  const { state } = sale;
  return state.kind === 'open' ? state.offers.packs.map(({ total }) => total) : state.kind;
};

it('BU-01 starts with the prices embedded in the page, in the currency of its country', async () => {
  const { sale, products, campaign, find } = await setUpFromPrerendered();
  expect(find).toHaveBeenCalledWith('founders');
  expect(sale.state).toEqual({ kind: 'open', offers: offersOf(products, 'USD', 'US') });
  expect([sale.campaign, sale.currency.choices, sale.limit.banner.kind]).toEqual([campaign, [], 'selling']);
  expect([sale.isUnconfirmed, sale.confirmedAt]).toEqual([false, undefined]);
});

it('BU-01 shows the embedded prices until the API confirms or changes them', async () => {
  const { application, sale, products } = await setUpFromPrerendered();
  const { pricings, ...product } = products[0] as (typeof products)[number];
  const dearer = pricings.map((pricing) => ({ ...pricing, price: { ...pricing.price, cents: 1099 } }));
  foundersCampaign(application).products = [{ ...product, pricings: dearer }, ...products.slice(1)];
  const loaded = sale.load('founders');
  expect(perPack(sale)[0]).toEqual({ cents: 999, currency: 'USD' });
  expect(await loaded).toBe(true);
  expect(perPack(sale)[0]).toEqual({ cents: 1099, currency: 'USD' });
});

it('BU-03 does not request the country of a visitor whose page was rendered for a country', async () => {
  const { sale, products } = await setUpFromPrerendered({ country: 'GB' });
  const request = jest.spyOn(FakeCountries.prototype, 'current');
  const before = perPack(sale);
  await sale.load('founders');
  expect(perPack(sale)).toEqual(before);
  expect(sale.state).toEqual({ kind: 'open', offers: offersOf(products, 'GBP', 'GB') });
  expect(sale.currency.choices).toContain('EUR');
  expect(request).not.toHaveBeenCalled();
});

it('BU-03 shows no price of a page that was rendered for an unknown country until the country is known', async () => {
  const { sale, products, campaign } = await setUpFromPrerendered({ country: undefined });
  let answer: (country: string) => void = () => undefined;
  const country = new Promise<string>((resolve) => (answer = resolve));
  jest.spyOn(FakeCountries.prototype, 'current').mockReturnValue(country);
  expect([sale.state, sale.campaign, sale.limit.banner.kind]).toEqual([
    { kind: 'loading' },
    campaign,
    'selling',
  ]);
  expect(sale.noScriptOffers).toEqual(offersOf(products, 'USD'));
  const loaded = sale.load('founders');
  await flushPromises();
  expect(sale.state).toEqual({ kind: 'loading' });
  answer('DE');
  await loaded;
  expect(sale.state).toEqual({ kind: 'open', offers: offersOf(products, 'EUR', 'DE') });
  expect(sale.noScriptOffers).toBeUndefined();
});

it('BU-07 shows embedded prices in the currency of the visitor’s country when a call fails', async () => {
  const { sale, products } = await setUpFromPrerendered({ country: undefined });
  jest.spyOn(LoadOffers.prototype, 'execute').mockRejectedValueOnce(new Error('unexpected'));
  expect(await sale.load('founders')).toBe(false);
  expect([sale.state, sale.isUnconfirmed]).toEqual([
    { kind: 'open', offers: offersOf(products, 'EUR', 'FR') },
    true,
  ]);
});

it.each<readonly [string, SaleProblem, object | 'open', boolean]>([
  ['of products', { kind: 'products-failed', failure: { kind: 'timeout' } }, 'open', true],
  ['of the campaign', { kind: 'campaign-failed', failure: { kind: 'offline' } }, 'open', true],
  ['a closed shop', { kind: 'closed' }, { kind: 'closed' }, false],
  ['nothing to offer', { kind: 'nothing-offered' }, { kind: 'failed', problem: 'products' }, false],
])('BU-07 with prices embedded in the page, %s', async (_, problem, state, isUnconfirmed) => {
  const { sale } = await setUpFromPrerendered();
  jest.spyOn(LoadOffers.prototype, 'execute').mockResolvedValueOnce(fail(problem));
  expect(await sale.load('founders')).toBe(false);
  expect(state === 'open' ? sale.state.kind : sale.state).toEqual(state);
  expect([sale.isUnconfirmed, sale.campaign !== undefined]).toEqual([isUnconfirmed, state === 'open']);
  expect(await sale.load('founders')).toBe(true);
  expect(sale.isUnconfirmed).toBe(false);
});

it('BU-07 still shows the embedded prices when a call throws', async () => {
  const { sale } = await setUpFromPrerendered();
  jest.spyOn(LoadOffers.prototype, 'execute').mockRejectedValueOnce(new Error('unexpected'));
  expect(await sale.load('founders')).toBe(false);
  expect([sale.state.kind, sale.isUnconfirmed]).toEqual(['open', true]);
});

it('BU-07 shows the age of old prices until the API confirms them', async () => {
  const { sale } = await setUpFromPrerendered({ since: '2026-11-20T12:00Z' });
  expect(sale.confirmedAt).toEqual(new Date('2026-11-20T12:00:00Z'));
  await sale.load('founders');
  expect(sale.confirmedAt).toBeUndefined();
});

it('BU-07 opens a shop that was closed when the page was rendered', async () => {
  const { application } = await setUp();
  application.replace(PrerenderedSale, {
    find: async () => ({ kind: 'closed' }),
    findMonthlyPrice: async () => undefined,
  });
  const closed = application.get(SalePresenter);
  await closed.prime('founders');
  expect([closed.state, closed.campaign]).toEqual([{ kind: 'closed' }, undefined]);
  const loaded = closed.load('founders');
  expect(closed.state.kind).toBe('loading');
  await loaded;
  expect(closed.state.kind).toBe('open');
});
