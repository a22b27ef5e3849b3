import { BuyPage } from '../../../src/application/commerce/BuyPage';
import { Campaigns } from '../../../src/application/commerce/Campaigns';
import { Products } from '../../../src/application/commerce/Products';
import { checkBuyPage, findCampaigns, findProducts } from '../../../src/infrastructure/http/commerce/calls';
import { agree, type Agreement } from '../support/agree';
import { refusal } from '../support/agreements';
import { answerOf, exactly, filled, ofState } from '../support/answers';
import { examples } from '../support/examples';
import { provided } from '../support/matching';
import { siteAt } from '../support/site';

const unavailable = { ok: false, error: { kind: 'server', status: 503, code: 50 } };

describe('the campaign', () => {
  const asking = 'the campaign of a name';
  const request: Agreement['request'] = {
    method: 'GET',
    path: '/api/products/campaigns',
    query: { name: provided('${campaignName}', examples.campaignName), limit: '1', sortBy: '0' },
  };
  const campaign = (consumed: unknown, limit: unknown) => ({
    id: examples.campaignId,
    name: filled(examples.campaignName),
    consumed,
    limit,
  });
  const named =
    (name: string = examples.campaignName) =>
    (url: string) =>
      siteAt(url).get(Campaigns).named(name);

  const allOfThem = ofState('${limit}', 50);

  it.each([
    ['a campaign with plans exists', 20, campaign(20, 50)],
    ['a campaign is sold out', 50, campaign(allOfThem, allOfThem)],
  ])('BU-04 the campaign shows how much of it is sold when %s', async (given, consumed, answered) => {
    const result = await agree(
      { given, asking, request, answer: answerOf(findCampaigns, [answered]) },
      named(),
    );
    const { campaignId: id, campaignName: name } = examples;
    expect(result).toEqual({ ok: true, value: { id, name, consumed, limit: 50 } });
  });

  it('BU-04 a campaign can have no limit', async () => {
    const answer = answerOf(findCampaigns, [campaign(20, null)]);
    const result = await agree(
      { given: 'a campaign without a limit exists', asking, request, answer },
      named(),
    );
    const { campaignId: id, campaignName: name } = examples;
    expect(result).toEqual({ ok: true, value: { id, name, consumed: 20 } });
  });

  it('BU-01 an unknown name returns no campaign', async () => {
    const result = await agree(
      { given: 'no campaign has that name', asking, request, answer: answerOf(findCampaigns, []) },
      named(),
    );
    expect(result).toEqual({ ok: true, value: undefined });
  });

  it('BU-07 reports a server that is down', async () => {
    const query = { ...request.query, name: 'default' };
    const result = await agree(
      {
        given: 'the server is down',
        asking,
        request: { ...request, query },
        answer: refusal(503, 50),
      },
      named('default'),
    );
    expect(result).toEqual(unavailable);
  });
});

describe('the products of a campaign', () => {
  const asking = 'the products of a campaign';
  const request: Agreement['request'] = {
    method: 'GET',
    path: '/api/products/products',
    query: { campaignId: provided('${campaignId}', examples.campaignId) },
  };
  const of =
    (campaignId: string = examples.campaignId) =>
    (url: string) =>
      siteAt(url).get(Products).of(campaignId);

  const pricing = {
    id: examples.pricingId,
    currency: 'USD',
    country: null,
    price: 24.99,
    isDefault: true,
  };
  const selling = (pricings: unknown) =>
    answerOf(findProducts, [
      {
        id: examples.productId,
        type: filled('gametime'),
        name: filled('3 months of game time'),
        description: filled('Farstead game time: 3 months'),
        paymentProviderId: filled('farstead-gametime-3'),
        templateId: filled('gametime'),
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

  it('BU-01 each product comes with its prices', async () => {
    const answer = selling([pricing]);
    const result = await agree({ given: 'a campaign with plans exists', asking, request, answer }, of());
    expect(result).toEqual({ ok: true, value: [{ ...sold, pricings: [price] }] });
  });

  it('BU-03 a product can have prices for one country', async () => {
    const given = 'a campaign with prices for one country exists';
    const answer = selling([{ ...pricing, country: 'FR' }]);
    const result = await agree({ given, asking, request, answer }, of());
    expect(result).toEqual({ ok: true, value: [{ ...sold, pricings: [{ ...price, country: 'FR' }] }] });
  });

  it.each([
    ['the server is up', 404, 301],
    ['the server is down', 503, 50],
  ])('BU-07 an unknown campaign is refused when %s: %i with code %i', async (given, status, code) => {
    const campaignId = 'campaign-of-nobody';
    const result = await agree(
      {
        given,
        asking: 'the products of an unknown campaign',
        request: { ...request, query: { campaignId } },
        answer: refusal(status, code),
      },
      of(campaignId),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'server', status, code } });
  });
});

describe('whether plans are sold', () => {
  const asking = 'whether plans are sold';
  const request: Agreement['request'] = { method: 'GET', path: '/api/orders/settings/buy-page-enabled' };
  const isEnabled = (url: string) => siteAt(url).get(BuyPage).isEnabled();

  it.each([
    ['the server is up', true],
    ['the buy page is closed', false],
  ])('BU-07 when %s, plans are sold: %s', async (given, enabled) => {
    const answer = answerOf(checkBuyPage, exactly(enabled));
    expect(await agree({ given, asking, request, answer }, isEnabled)).toBe(enabled);
  });

  it('BU-07 plans count as sold when the call fails', async () => {
    const result = await agree(
      { given: 'the server is down', asking, request, answer: refusal(503, 50) },
      isEnabled,
    );
    expect(result).toBe(true);
  });
});
