import { BuyPage } from '#application/commerce/BuyPage';
import { Campaigns } from '#application/commerce/Campaigns';
import { LoadOffers } from '#application/commerce/LoadOffers';
import { CampaignProducts } from '#application/commerce/CampaignProducts';
import type { Product } from '#domain/commerce/Product';
import type { CallFailure } from '#domain/shared/CallFailure';
import { fail, succeed } from '#domain/shared/Result';
import { compose } from '../../support/compose';

it('BU-01 offers the products of the campaign named in the content', async () => {
  const sale = await (await compose()).get(LoadOffers).execute('founders');
  expect(sale).toMatchObject({
    ok: true,
    value: { campaign: { name: 'founders', consumed: 312, limit: 500 } },
  });
  expect(sale.ok && sale.value.products.map(({ id }) => id)).toEqual([
    'founders-1',
    'founders-3',
    'founders-6',
    'founders-12',
    'founders-mydu',
  ]);
});

it.each(['summer-2019', '', '  ', 'default'])(
  'BU-01 uses the default campaign when the content names “%s”',
  async (name) => {
    const sale = await (await compose()).get(LoadOffers).execute(name);
    expect(sale).toMatchObject({ ok: true, value: { campaign: { name: 'default' } } });
  },
);

it('BU-01 requests the default campaign once', async () => {
  const application = await compose();
  const findByName = jest.fn(async () => succeed(undefined));
  application.replace(Campaigns, { findByName });
  expect(await application.get(LoadOffers).execute('default')).toEqual({
    ok: false,
    error: { kind: 'no-campaign' },
  });
  expect(findByName).toHaveBeenCalledTimes(1);
});

it('BU-07 reports that no campaign exists', async () => {
  const application = await compose();
  const findByName = jest.fn(async () => succeed(undefined));
  application.replace(Campaigns, { findByName });
  expect(await application.get(LoadOffers).execute('founders')).toEqual({
    ok: false,
    error: { kind: 'no-campaign' },
  });
  expect(findByName.mock.calls).toEqual([['founders'], ['default']]);
});

it('BU-07 does not request products while the shop is closed', async () => {
  const application = await compose();
  application.backend.setBuyPageEnabled(false);
  const list = jest.fn();
  application.replace(CampaignProducts, { list });
  expect(await application.get(LoadOffers).execute('founders')).toEqual({
    ok: false,
    error: { kind: 'closed' },
  });
  expect(list).not.toHaveBeenCalled();
});

const failures: readonly CallFailure[] = [
  { kind: 'offline' },
  { kind: 'timeout' },
  { kind: 'malformed' },
  { kind: 'too-many-requests', retryAfterSeconds: 9 },
  { kind: 'server', status: 503, code: 50 },
];

it.each(failures)('BU-07 reports why the campaign failed to load: %j', async (failure) => {
  const application = await compose();
  const findByName = jest.fn(async () => fail(failure));
  application.replace(Campaigns, { findByName });
  expect(await application.get(LoadOffers).execute('founders')).toEqual({
    ok: false,
    error: { kind: 'campaign-failed', failure },
  });
  // The default campaign is for unknown names only, not for server failures.
  expect(findByName).toHaveBeenCalledTimes(1);
});

it.each(failures)('BU-07 reports why the products failed to load: %j', async (failure) => {
  const application = await compose();
  application.replace(CampaignProducts, { list: async () => fail(failure) });
  expect(await application.get(LoadOffers).execute('founders')).toEqual({
    ok: false,
    error: { kind: 'products-failed', failure },
  });
});

const product: Product = {
  id: 'product-1',
  type: 'gametime',
  name: '1 month',
  description: '',
  paymentProviderId: '',
  templateId: '',
  discount: 0,
  freeMonths: 0,
  pricings: [{ id: 'pricing-1', price: { cents: 999, currency: 'EUR' }, isDefault: true }],
};

it.each<[string, readonly Product[]]>([
  ['nothing', []],
  ['products without a price', [{ ...product, pricings: [] }]],
  ['products without a name', [{ ...product, name: ' ' }]],
])('BU-07 reports that the campaign offers nothing when it sells %s', async (_, products) => {
  const application = await compose();
  application.replace(CampaignProducts, { list: async () => succeed(products) });
  expect(await application.get(LoadOffers).execute('founders')).toEqual({
    ok: false,
    error: { kind: 'nothing-offered' },
  });
});

it.each([{}, { country: 'FR' }])('BU-07 accepts a single plan in a single currency: %j', async (more) => {
  const application = await compose();
  const pricings = product.pricings.map((pricing) => ({ ...pricing, ...more }));
  application.replace(CampaignProducts, { list: async () => succeed([{ ...product, pricings }]) });
  expect((await application.get(LoadOffers).execute('founders')).ok).toBe(true);
});

it('BU-07 requests the shop’s state and the campaign in parallel', async () => {
  const application = await compose();
  const requested: string[] = [];
  let open = (_: boolean): void => undefined;
  application.replace(BuyPage, {
    isEnabled: () => {
      requested.push('page');
      return new Promise((resolve) => (open = resolve));
    },
  });
  application.replace(Campaigns, {
    findByName: async () => {
      requested.push('campaign');
      return succeed(undefined);
    },
  });
  const sale = application.get(LoadOffers).execute('default');
  expect(requested).toEqual(['page', 'campaign']);
  open(true);
  expect(await sale).toEqual({ ok: false, error: { kind: 'no-campaign' } });
});
