import { currencies, type Currency } from '../../../domain/commerce/Money';
import type { Product } from '../../../domain/commerce/Product';

export interface FakeCampaign {
  readonly id: string;
  readonly name: string;
  consumed: number;
  limit?: number;
  products: readonly Product[];
}

interface FakeOffer {
  /** The end of its id. */
  readonly suffix: string;
  readonly name: string;
  readonly description: string;
  readonly type: string;
  readonly discount: number;
  /** In the order of `currencies`: USD, EUR, GBP, CAD, AUD. */
  readonly cents: readonly number[];
}

const pack = (months: number, cents: readonly number[]): FakeOffer => {
  const duration = months === 1 ? '1 month' : `${months} months`;
  return {
    suffix: String(months),
    name: `${duration} of game time`,
    description: `Farstead game time: ${duration}`,
    type: 'gametime',
    discount: 0,
    cents,
  };
};

/** The same plans and prices as in the sandbox. */
const offered: readonly FakeOffer[] = [
  pack(1, [999, 999, 799, 1199, 1399]),
  pack(3, [2499, 2699, 2099, 2999, 3499]),
  pack(6, [4499, 4799, 4299, 5499, 6499]),
  pack(12, [7999, 8399, 7299, 9999, 11_499]),
  {
    suffix: 'mydu',
    name: 'MyDU access',
    description: 'A Farstead universe of your own',
    type: 'mydu',
    discount: 0.25,
    cents: [9999, 9999, 8499, 13_499, 14_999],
  },
];

const productOf = (campaign: string, { suffix, cents, ...offer }: FakeOffer): Product => {
  const id = `${campaign}-${suffix}`;
  return {
    ...offer,
    id,
    paymentProviderId: `farstead-${suffix === 'mydu' ? suffix : `gametime-${suffix}`}`,
    templateId: offer.type,
    freeMonths: 0,
    pricings: currencies.map((currency, index) => ({
      id: pricingIdOf(id, currency),
      price: { cents: cents[index] ?? 0, currency },
      isDefault: currency === 'USD',
    })),
  };
};

export const pricingIdOf = (productId: string, currency: Currency): string =>
  `${productId}-${currency.toLowerCase()}`;

const campaign = (name: string, more: Pick<FakeCampaign, 'consumed' | 'limit'>): FakeCampaign => ({
  id: `campaign-${name}`,
  name,
  products: offered.map((offer) => productOf(name, offer)),
  ...more,
});

export const seedCampaigns = (): FakeCampaign[] => [
  campaign('default', { consumed: 0 }),
  campaign('founders', { consumed: 312, limit: 500 }),
];
