import { currencies, type Currency, type Money } from '#domain/commerce/Money';

/** A product that is in every new campaign. */
export interface SampleProduct {
  /** Last part of the product's id. */
  readonly suffix: string;
  readonly name: string;
  readonly description: string;
  readonly type: 'gametime' | 'mydu';
  readonly months: number;
  readonly discount: number;
  readonly paymentProviderId: string;
  readonly prices: readonly Money[];
}

/** @param cents in the order of `currencies`: USD, EUR, GBP, CAD, AUD */
const pricesOf = (cents: readonly number[]): readonly Money[] =>
  currencies.map((currency, index) => ({ cents: cents[index] ?? 0, currency }));

const durationOf = (months: number): string => (months === 1 ? '1 month' : `${months} months`);

export const productOfMonths = (months: number): string => `${durationOf(months)} of game time`;

const makePack = (months: number, cents: readonly number[]): SampleProduct => ({
  suffix: String(months),
  name: productOfMonths(months),
  description: `Farstead game time: ${durationOf(months)}`,
  type: 'gametime',
  months,
  discount: 0,
  paymentProviderId: `farstead-gametime-${months}`,
  prices: pricesOf(cents),
});

export const samplePacks: readonly SampleProduct[] = [
  makePack(1, [999, 999, 799, 1199, 1399]),
  makePack(3, [2499, 2699, 2099, 2999, 3499]),
  makePack(6, [4499, 4799, 4299, 5499, 6499]),
  makePack(12, [7999, 8399, 7299, 9999, 11_499]),
];

export const sampleMyDU: SampleProduct = {
  suffix: 'mydu',
  name: 'MyDU access',
  description: 'A Farstead universe of your own',
  type: 'mydu',
  months: 0,
  discount: 0.25,
  paymentProviderId: 'farstead-mydu',
  prices: pricesOf([9999, 9999, 8499, 13_499, 14_999]),
};

export interface SampleCampaign {
  readonly name: string;
  readonly consumed: number;
  readonly limit?: number;
}

export const sampleCampaigns: readonly SampleCampaign[] = [
  { name: 'default', consumed: 0 },
  { name: 'founders', consumed: 312, limit: 500 },
];

export const campaignIdOf = (name: string): string => `campaign-${name}`;

/**
 * @param campaign the campaign's name
 * @param suffix the product's `suffix`
 */
export const productIdOf = (campaign: string, suffix: string): string => `${campaign}-${suffix}`;

export const pricingIdOf = (productId: string, currency: Currency): string =>
  `${productId}-${currency.toLowerCase()}`;
