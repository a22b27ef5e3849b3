import { LoadOffers } from '../../../../../src/application/commerce/LoadOffers';
import { offersOf, storeOffersOf } from '../../../../../src/domain/commerce/offers';
import { SalePresenter } from '../../../../../src/ui/commerce/shop/SalePresenter';
import { Session } from '../../../../../src/application/session/Session';
import { compose } from '../../../support/compose';
import { planOf, founders } from '../../../support/purchases';

const arranged = async () => {
  const application = await compose({ path: '/buy' });
  return { application, sale: application.get(SalePresenter) };
};

afterEach(() => jest.restoreAllMocks());

it('BU-01 offers the campaign in the visitor’s currency', async () => {
  const { application, sale } = await arranged();
  expect([sale.state, sale.campaign]).toEqual([{ kind: 'loading' }, undefined]);
  expect(await sale.load('founders')).toBe(true);
  const { products, id } = founders(application);
  expect(sale.campaign?.id).toBe(id);
  sale.currency.choose('GBP');
  expect(sale.state).toEqual({ kind: 'open', offers: offersOf(products, 'GBP', sale.currency.country) });
});

it('CK-03 owners from the store see what the store asks, while they are signed in', async () => {
  const { application, sale } = await arranged();
  await application.get(Session).begin(application.tokensOf('steam'));
  await sale.load('founders');
  const { products } = founders(application);
  expect(sale.currency.current).toBe('EUR');
  expect([sale.isInStore, sale.state]).toEqual([true, { kind: 'open', offers: storeOffersOf(products) }]);
  application.get(Session).end();
  expect([sale.isInStore, sale.state]).toEqual([
    false,
    { kind: 'open', offers: offersOf(products, 'EUR', sale.currency.country) },
  ]);
});

it('CK-03 without a price of the store its owners see those of the shop', async () => {
  const { application, sale } = await arranged();
  const campaign = founders(application);
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

it('BU-04 sells MyDU of a campaign that is sold out, and no packs', async () => {
  const { application, sale } = await arranged();
  const pack = planOf(application, 'one-month');
  const myDU = planOf(application, 'mydu');
  expect([sale.isForSale(pack), sale.isForSale(myDU)]).toEqual([false, false]);
  Object.assign(founders(application), { consumed: 500, limit: 500 });
  await sale.load('founders');
  expect([sale.isForSale(pack), sale.isForSale(myDU)]).toEqual([false, true]);
});

it('BU-07 a call that throws is a failure of the page, and can be tried again', async () => {
  const { application, sale } = await arranged();
  jest.spyOn(LoadOffers.prototype, 'execute').mockRejectedValueOnce(new Error('unexpected'));
  expect(await sale.load('founders')).toBe(false);
  expect(sale.state).toEqual({ kind: 'failed', problem: 'page' });
  expect(application.errors.reports).toHaveLength(1);
  expect(await sale.load('founders')).toBe(true);
  expect(sale.state.kind).toBe('open');
});

it('BU-01 an answer that comes after the page was left is ignored', async () => {
  const { sale } = await arranged();
  const loaded = sale.load('founders');
  sale.dispose();
  expect(await loaded).toBe(false);
  expect(sale.state).toEqual({ kind: 'loading' });
  expect(await sale.load('founders')).toBe(true);
});
