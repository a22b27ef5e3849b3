import type { Campaign } from '#domain/commerce/Campaign';
import { currenciesOf, offersOf } from '#domain/commerce/offers';
import type { Product } from '#domain/commerce/Product';
import type { CallFailure } from '#domain/shared/CallFailure';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { useCase } from '../useCase';
import { BuyPage } from './BuyPage';
import { Campaigns } from './Campaigns';
import { CampaignProducts } from './CampaignProducts';

/** A campaign and its products. `offersOf` derives the plans, and `percentSold` the percentage sold. */
export interface Sale {
  readonly campaign: Campaign;
  readonly products: readonly Product[];
}

/**
 * Reasons why no plans are shown (BU-07).
 * - `no-campaign`: neither the campaign named in the content nor the default campaign exists
 * - `nothing-offered`: none of the products can be shown
 */
export type SaleProblem =
  | { readonly kind: 'closed' | 'no-campaign' | 'nothing-offered' }
  | { readonly kind: 'campaign-failed' | 'products-failed'; readonly failure: CallFailure };

const defaultCampaign = 'default';

/** Loads the campaign named in the content, or else the default campaign (BU-01). */
@useCase
export class LoadOffers {
  constructor(
    private readonly buyPage: BuyPage,
    private readonly campaigns: Campaigns,
    private readonly products: CampaignProducts,
  ) {}

  /** @param campaignName name from the content; empty for the default campaign */
  async execute(campaignName: string): Promise<Result<Sale, SaleProblem>> {
    const [isEnabled, campaign] = await Promise.all([
      this.buyPage.isEnabled(),
      this.campaign(campaignName.trim()),
    ]);
    if (!isEnabled) return fail({ kind: 'closed' });
    if (!campaign.ok) return fail({ kind: 'campaign-failed', failure: campaign.error });
    if (!campaign.value) return fail({ kind: 'no-campaign' });
    const products = await this.products.list(campaign.value.id);
    if (!products.ok) return fail({ kind: 'products-failed', failure: products.error });
    if (!hasOffers(products.value)) return fail({ kind: 'nothing-offered' });
    return succeed({ campaign: campaign.value, products: products.value });
  }

  private async campaign(name: string): Promise<Result<Campaign | undefined, CallFailure>> {
    if (name === '' || name === defaultCampaign) return this.campaigns.findByName(defaultCampaign);
    const named = await this.campaigns.findByName(name);
    return !named.ok || named.value ? named : this.campaigns.findByName(defaultCampaign);
  }
}

/** Checks the prices of every country, because some prices apply to only one country. */
const hasOffers = (products: readonly Product[]): boolean => {
  const countries = new Set([
    undefined,
    ...products.flatMap(({ pricings }) => pricings.map(({ country }) => country)),
  ]);
  return [...countries].some((country) =>
    currenciesOf(products, country).some((currency) => {
      const { packs, myDU } = offersOf(products, currency, country);
      return packs.length > 0 || myDU !== undefined;
    }),
  );
};
