import type { BuyPage } from '../../application/commerce/BuyPage';
import type { Campaigns } from '../../application/commerce/Campaigns';
import { LoadOffers } from '../../application/commerce/LoadOffers';
import type { Products } from '../../application/commerce/Products';
import { roundedToShare } from '../../domain/commerce/Campaign';
import { succeed } from '../../domain/shared/Result';
import type { LastAnswers } from './LastAnswers';

interface Asked {
  readonly buyPage: BuyPage;
  readonly campaigns: Campaigns;
  readonly products: Products;
}

/** `LoadOffers` with cached API responses: a failed call does not remove cached data. */
export const loadLastOffers = (answers: LastAnswers, { buyPage, campaigns, products }: Asked): LoadOffers =>
  new LoadOffers(
    {
      isEnabled: async () => {
        const enabled = await answers.ask('buy page', async () => succeed(await buyPage.isEnabled()));
        return enabled.ok ? enabled.value : true;
      },
    },
    {
      named: (name) =>
        answers.ask(`campaign ${name}`, async () => {
          const campaign = await campaigns.named(name);
          // Rounded because every single pack sold would otherwise produce another version of the page.
          return campaign.ok ? succeed(campaign.value && roundedToShare(campaign.value)) : campaign;
        }),
    },
    { of: (campaignId) => answers.ask(`products ${campaignId}`, () => products.of(campaignId)) },
  );
