import { BuyPage } from '#application/commerce/BuyPage';
import { Campaigns } from '#application/commerce/Campaigns';
import { CampaignProducts } from '#application/commerce/CampaignProducts';
import { checkBuyPage, findCampaigns, findProducts } from '#infrastructure/http/commerce/calls';
import { answers, describeInteractions, outage, rejects, succeeds } from '../support/describeInteractions';
import { examples } from '../support/examples';
import { exactly, nonEmpty, stateValue } from '../support/matchers';
import { supplied } from '../support/providerStateValues';

const { campaignId: id, campaignName: name } = examples;
const allOfThem = stateValue('${limit}', 50);
const campaign = { id, name: nonEmpty(name), consumed: 20 };

describeInteractions(
  findCampaigns,
  {
    requirement: 'BU-04',
    description: 'the campaign of a name',
    values: { name: supplied('campaignName') },
    request: (values) => ({ query: { name: values.name, limit: 1, sortBy: 0 } }),
    send: (site, values) => site.get(Campaigns).findByName(values.name),
  },
  [
    [
      'a campaign with plans exists',
      succeeds({ id, name, consumed: 20, limit: 50 }, [{ ...campaign, limit: 50 }]),
    ],
    [
      'a campaign is sold out',
      succeeds({ id, name, consumed: 50, limit: 50 }, [
        { ...campaign, consumed: allOfThem, limit: allOfThem },
      ]),
    ],
    [
      'a campaign without a limit exists',
      succeeds({ id, name, consumed: 20 }, [{ ...campaign, limit: null }]),
    ],
    ['no campaign has that name', succeeds(undefined, []), { requirement: 'BU-01' }],
    ['the server is down', rejects(503, 50), { requirement: 'BU-07', values: { name: 'default' } }],
  ],
);

const pricing = { id: examples.pricingId, currency: 'USD', country: null, price: 24.99, isDefault: true };
const price = { id: examples.pricingId, price: { cents: 2499, currency: 'USD' }, isDefault: true };
const answered = {
  id: examples.productId,
  type: nonEmpty('gametime'),
  name: nonEmpty('3 months of game time'),
  description: nonEmpty('Farstead game time: 3 months'),
  paymentProviderId: nonEmpty('farstead-gametime-3'),
  templateId: nonEmpty('gametime'),
  discount: 0.25,
  subscriptionFreeMonths: 0,
};
const product = {
  id: examples.productId,
  type: 'gametime',
  name: '3 months of game time',
  description: 'Farstead game time: 3 months',
  paymentProviderId: 'farstead-gametime-3',
  templateId: 'gametime',
  discount: 0.25,
  freeMonths: 0,
};
const unknown = {
  requirement: 'BU-07',
  description: 'the products of an unknown campaign',
  values: { campaignId: 'campaign-of-nobody' },
};

describeInteractions(
  findProducts,
  {
    requirement: 'BU-01',
    description: 'the products of a campaign',
    values: { campaignId: supplied('campaignId') },
    request: (query) => ({ query }),
    send: (site, { campaignId }) => site.get(CampaignProducts).list(campaignId),
  },
  [
    [
      'a campaign with plans exists',
      succeeds([{ ...product, pricings: [price] }], [{ ...answered, pricings: [pricing] }]),
    ],
    [
      'a campaign with prices for one country exists',
      succeeds(
        [{ ...product, pricings: [{ ...price, country: 'FR' }] }],
        [{ ...answered, pricings: [{ ...pricing, country: 'FR' }] }],
      ),
      { requirement: 'BU-03' },
    ],
    ['the server is up', rejects(404, 301), unknown],
    ['the server is down', rejects(503, 50), unknown],
  ],
);

describeInteractions(
  checkBuyPage,
  {
    requirement: 'BU-07',
    description: 'whether plans are sold',
    send: (site) => site.get(BuyPage).isEnabled(),
  },
  [
    ['the server is up', answers(true, exactly(true))],
    ['the buy page is closed', answers(false, exactly(false))],
    ['the server is down', { ...outage, outcome: true }],
  ],
);
