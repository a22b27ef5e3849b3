import type { BuyPage } from '#application/commerce/BuyPage';
import type { Campaigns } from '#application/commerce/Campaigns';
import { LoadOffers } from '#application/commerce/LoadOffers';
import type { CampaignProducts } from '#application/commerce/CampaignProducts';
import { roundToPercentSold } from '#domain/commerce/Campaign';
import { succeed } from '#domain/shared/Result';
import type { ApiResponseCache } from './ApiResponseCache';

interface SalePorts {
  readonly buyPage: BuyPage;
  readonly campaigns: Campaigns;
  readonly products: CampaignProducts;
}

/** Creates `LoadOffers` with cached API responses: a failed call does not remove cached data. */
export const createCachedLoadOffers = (
  answers: ApiResponseCache,
  { buyPage, campaigns, products }: SalePorts,
): LoadOffers =>
  new LoadOffers(
    {
      isEnabled: async () => {
        const enabled = await answers.get('buy page', async () => succeed(await buyPage.isEnabled()));
        return enabled.ok ? enabled.value : true;
      },
    },
    {
      findByName: (name) =>
        answers.get(`campaign ${name}`, async () => {
          const campaign = await campaigns.findByName(name);
          // Rounded, because otherwise every sold pack would create another version of the page.
          return campaign.ok ? succeed(campaign.value && roundToPercentSold(campaign.value)) : campaign;
        }),
    },
    { list: (campaignId) => answers.get(`products ${campaignId}`, () => products.list(campaignId)) },
  );
