import { BuyPage } from '#application/commerce/BuyPage';
import { Campaigns } from '#application/commerce/Campaigns';
import { CampaignProducts } from '#application/commerce/CampaignProducts';
import { checkBuyPage, findCampaigns, findProducts } from '#infrastructure/http/commerce/calls';
import { addInteraction, type Interaction } from '../support/addInteraction';
import { errorResponse } from '../support/interactions';
import { responseOf, exactly, nonEmpty, stateValue } from '../support/matchers';
import { examples } from '../support/examples';
import { fromProviderState } from '../support/providerStateValues';
import { siteAt } from '../support/site';

const unavailable = { ok: false, error: { kind: 'server', status: 503, code: 50 } };

describe('a sales campaign', () => {
  const description = 'the campaign of a name';
  const request: Interaction['request'] = {
    method: 'GET',
    path: '/api/products/campaigns',
    query: { name: fromProviderState('${campaignName}', examples.campaignName), limit: '1', sortBy: '0' },
  };
  const campaign = (consumed: unknown, limit: unknown) => ({
    id: examples.campaignId,
    name: nonEmpty(examples.campaignName),
    consumed,
    limit,
  });
  const named =
    (name: string = examples.campaignName) =>
    (url: string) =>
      siteAt(url).get(Campaigns).findByName(name);

  const allOfThem = stateValue('${limit}', 50);

  it.each([
    ['a campaign with plans exists', 20, campaign(20, 50)],
    ['a campaign is sold out', 50, campaign(allOfThem, allOfThem)],
  ])('BU-04 returns the share already sold when %s', async (given, consumed, answered) => {
    const result = await addInteraction(
      { given, description, request, response: responseOf(findCampaigns, [answered]) },
      named(),
    );
    const { campaignId: id, campaignName: name } = examples;
    expect(result).toEqual({ ok: true, value: { id, name, consumed, limit: 50 } });
  });

  it('BU-04 accepts a campaign without a limit', async () => {
    const response = responseOf(findCampaigns, [campaign(20, null)]);
    const result = await addInteraction(
      { given: 'a campaign without a limit exists', description, request, response },
      named(),
    );
    const { campaignId: id, campaignName: name } = examples;
    expect(result).toEqual({ ok: true, value: { id, name, consumed: 20 } });
  });

  it('BU-01 returns no campaign for an unknown name', async () => {
    const result = await addInteraction(
      { given: 'no campaign has that name', description, request, response: responseOf(findCampaigns, []) },
      named(),
    );
    expect(result).toEqual({ ok: true, value: undefined });
  });

  it('BU-07 reports that the server is down', async () => {
    const query = { ...request.query, name: 'default' };
    const result = await addInteraction(
      {
        given: 'the server is down',
        description,
        request: { ...request, query },
        response: errorResponse(503, 50),
      },
      named('default'),
    );
    expect(result).toEqual(unavailable);
  });
});

describe('a campaign’s products', () => {
  const description = 'the products of a campaign';
  const request: Interaction['request'] = {
    method: 'GET',
    path: '/api/products/products',
    query: { campaignId: fromProviderState('${campaignId}', examples.campaignId) },
  };
  const of =
    (campaignId: string = examples.campaignId) =>
    (url: string) =>
      siteAt(url).get(CampaignProducts).list(campaignId);

  const pricing = {
    id: examples.pricingId,
    currency: 'USD',
    country: null,
    price: 24.99,
    isDefault: true,
  };
  const selling = (pricings: unknown) =>
    responseOf(findProducts, [
      {
        id: examples.productId,
        type: nonEmpty('gametime'),
        name: nonEmpty('3 months of game time'),
        description: nonEmpty('Farstead game time: 3 months'),
        paymentProviderId: nonEmpty('farstead-gametime-3'),
        templateId: nonEmpty('gametime'),
        discount: 0.25,
        subscriptionFreeMonths: 0,
        pricings,
      },
    ]);
  const sold = {
    id: examples.productId,
    type: 'gametime',
    name: '3 months of game time',
    description: 'Farstead game time: 3 months',
    paymentProviderId: 'farstead-gametime-3',
    templateId: 'gametime',
    discount: 0.25,
    freeMonths: 0,
  };
  const price = { id: examples.pricingId, price: { cents: 2499, currency: 'USD' }, isDefault: true };

  it('BU-01 returns each product with its prices', async () => {
    const response = selling([pricing]);
    const result = await addInteraction(
      { given: 'a campaign with plans exists', description, request, response },
      of(),
    );
    expect(result).toEqual({ ok: true, value: [{ ...sold, pricings: [price] }] });
  });

  it('BU-03 accepts a product with country-specific prices', async () => {
    const given = 'a campaign with prices for one country exists';
    const response = selling([{ ...pricing, country: 'FR' }]);
    const result = await addInteraction({ given, description, request, response }, of());
    expect(result).toEqual({ ok: true, value: [{ ...sold, pricings: [{ ...price, country: 'FR' }] }] });
  });

  it.each([
    ['the server is up', 404, 301],
    ['the server is down', 503, 50],
  ])('BU-07 rejects an unknown campaign when %s: %i with code %i', async (given, status, code) => {
    const campaignId = 'campaign-of-nobody';
    const result = await addInteraction(
      {
        given,
        description: 'the products of an unknown campaign',
        request: { ...request, query: { campaignId } },
        response: errorResponse(status, code),
      },
      of(campaignId),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'server', status, code } });
  });
});

describe('plan availability', () => {
  const description = 'whether plans are sold';
  const request: Interaction['request'] = { method: 'GET', path: '/api/orders/settings/buy-page-enabled' };
  const isEnabled = (url: string) => siteAt(url).get(BuyPage).isEnabled();

  it.each([
    ['the server is up', true],
    ['the buy page is closed', false],
  ])('BU-07 when %s, plans are available: %s', async (given, enabled) => {
    const response = responseOf(checkBuyPage, exactly(enabled));
    expect(await addInteraction({ given, description, request, response }, isEnabled)).toBe(enabled);
  });

  it('BU-07 treats plans as available when the call fails', async () => {
    const result = await addInteraction(
      { given: 'the server is down', description, request, response: errorResponse(503, 50) },
      isEnabled,
    );
    expect(result).toBe(true);
  });
});
