import { Campaigns } from '#application/commerce/Campaigns';
import { CampaignProducts } from '#application/commerce/CampaignProducts';
import { currencies } from '#domain/commerce/Money';
import { currenciesOf, offersOf } from '#domain/commerce/offers';
import { orderRefusals } from '#domain/commerce/orderRefusals';
import { refuse } from '#infrastructure/fake/backend/refuse';
import { onBothAdapters } from '../support/onBothAdapters';
import type { Site } from '../support/Site';
import { testFailures } from '../support/testFailures';

onBothAdapters('Products', (open) => {
  const productsOf = async ({ application }: Site, name: string) => {
    const campaign = await application.get(Campaigns).findByName(name);
    if (!campaign.ok || !campaign.value) throw new Error(`There is no campaign ${name}.`);
    const products = await application.get(CampaignProducts).list(campaign.value.id);
    if (!products.ok) throw new Error(products.error.kind);
    return products.value;
  };

  it.each(['default', 'founders'])('BU-01 the campaign %s sells four packs and MyDU', async (name) => {
    const products = await productsOf(await open(), name);
    for (const currency of currencies) {
      const { packs, myDU } = offersOf(products, currency);
      expect(packs.map(({ kind }) => kind)).toEqual([
        'one-month',
        'three-months',
        'six-months',
        'twelve-months',
      ]);
      expect(myDU?.kind).toBe('mydu');
    }
  });

  it('BU-02 longer packs have a lower monthly price', async () => {
    const { packs } = offersOf(await productsOf(await open(), 'default'), 'USD');
    const byMonth = packs.map(({ perMonth }) => perMonth?.cents ?? 0);
    expect(byMonth).toEqual([...byMonth].sort((a, b) => b - a));
    expect(packs.map(({ saving }) => saving !== undefined)).toEqual([false, true, true, true]);
    // Literal values, because the fake, the sandbox and the shop share the same domain functions.
    expect(packs.map(({ months, total }) => [months, total.cents])).toEqual([
      [1, 999],
      [3, 2499],
      [6, 4499],
      [12, 7999],
    ]);
    expect(packs.map(({ perMonth }) => perMonth?.cents)).toEqual([999, 833, 750, 667]);
    expect(packs.map(({ saving }) => saving?.cents)).toEqual([undefined, 498, 1495, 3989]);
    expect(packs[0]?.total).toEqual({ cents: 999, currency: 'USD' });
  });

  it('BU-03 every product has a price in every currency, and US dollars are the default', async () => {
    const products = await productsOf(await open(), 'default');
    expect(currenciesOf(products)).toEqual(['USD', 'EUR', 'GBP', 'CAD', 'AUD']);
    const defaults = products.flatMap(({ pricings }) => pricings.filter(({ isDefault }) => isDefault));
    expect(defaults.map(({ price }) => price.currency)).toEqual(products.map(() => 'USD'));
  });

  it('BU-08 MyDU has a discount', async () => {
    const { myDU } = offersOf(await productsOf(await open(), 'default'), 'USD');
    expect(myDU).toMatchObject({ discount: 0.25, price: { cents: 9999 }, total: { cents: 7499 } });
  });

  it('BU-01 no product belongs to two campaigns', async () => {
    const site = await open();
    const ids = [...(await productsOf(site, 'default')), ...(await productsOf(site, 'founders'))].map(
      ({ id }) => id,
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('BU-07 an unknown campaign has no products', async () => {
    const site = await open();
    const listed = await site.application.get(CampaignProducts).list('campaign-of-nobody');
    expect(listed).toEqual(refuse(orderRefusals, 'not-offered'));
  });

  testFailures(open, 'BU-07', {
    calls: { list: ({ application }) => application.get(CampaignProducts).list('campaign-default') },
    isAnonymous: true,
  });
});
