import type { Product } from '#domain/commerce/Product';
import {
  campaignIdOf,
  pricingIdOf,
  productIdOf,
  sampleCampaigns,
  sampleMyDU,
  samplePacks,
  type SampleCampaign,
  type SampleProduct,
} from '#samples/catalog';

export interface FakeCampaign {
  readonly id: string;
  readonly name: string;
  consumed: number;
  limit?: number;
  products: readonly Product[];
}

const productOf = (campaign: string, sample: SampleProduct): Product => {
  const { suffix, name, description, type, discount, paymentProviderId, prices } = sample;
  const id = productIdOf(campaign, suffix);
  return {
    id,
    name,
    description,
    type,
    discount,
    paymentProviderId,
    templateId: type,
    freeMonths: 0,
    pricings: prices.map((price) => ({
      id: pricingIdOf(id, price.currency),
      price,
      isDefault: price.currency === 'USD',
    })),
  };
};

const campaignOf = (sample: SampleCampaign): FakeCampaign => ({
  ...sample,
  id: campaignIdOf(sample.name),
  products: [...samplePacks, sampleMyDU].map((product) => productOf(sample.name, product)),
});

export const seedCampaigns = (): FakeCampaign[] => sampleCampaigns.map(campaignOf);
