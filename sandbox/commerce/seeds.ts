import { currencies, type Currency } from '../../src/domain/commerce/Money';
import type { Database } from '../platform/database';
import type { ProductType } from '../platform/tables';

interface Seed {
  /** The end of its id. */
  readonly suffix: string;
  readonly name: string;
  readonly description: string;
  readonly type: ProductType;
  readonly months: number;
  readonly discount: number;
  /** Cents, in the order of `currencies`: USD, EUR, GBP, CAD, AUD. */
  readonly cents: readonly number[];
}

export const productOfMonths = (months: number): string =>
  months === 1 ? '1 month of game time' : `${months} months of game time`;

const pack = (months: number, cents: readonly number[]): Seed => ({
  suffix: String(months),
  name: productOfMonths(months),
  description: `Farstead game time: ${months === 1 ? '1 month' : `${months} months`}`,
  type: 'gametime',
  months,
  discount: 0,
  cents,
});

const offered: readonly Seed[] = [
  pack(1, [999, 999, 799, 1199, 1399]),
  pack(3, [2499, 2699, 2099, 2999, 3499]),
  pack(6, [4499, 4799, 4299, 5499, 6499]),
  pack(12, [7999, 8399, 7299, 9999, 11_499]),
  {
    suffix: 'mydu',
    name: 'MyDU access',
    description: 'A Farstead universe of your own',
    type: 'mydu',
    months: 0,
    discount: 0.25,
    cents: [9999, 9999, 8499, 13_499, 14_999],
  },
];

const campaigns = [
  { id: 'campaign-default', name: 'default', consumed: 0, sale_limit: null },
  { id: 'campaign-founders', name: 'founders', consumed: 312, sale_limit: 500 },
];

export const productIdOf = (campaign: string, suffix: string): string => `${campaign}-${suffix}`;
export const pricingIdOf = (productId: string, currency: Currency): string =>
  `${productId}-${currency.toLowerCase()}`;

/**
 * Adds the five products that every campaign sells.
 * @param name of the campaign, from which their ids are made
 * @param kept number of packs, of the four
 */
export const addOffer = async (db: Database, campaignId: string, name: string, kept = 4): Promise<void> => {
  const products = [...offered.slice(0, kept), ...offered.slice(4)].map((product) => ({
    ...product,
    id: productIdOf(name, product.suffix),
  }));
  await db
    .insertInto('products')
    .values(
      products.map(({ id, name: productName, description, type, months, discount }) => ({
        id,
        campaign_id: campaignId,
        type,
        name: productName,
        description,
        months,
        payment_provider_id: `farstead-${type === 'mydu' ? 'mydu' : `gametime-${months}`}`,
        template_id: type,
        discount,
        free_months: 0,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('pricings')
    .values(
      products.flatMap(({ id, cents }) =>
        currencies.map((currency, index) => ({
          id: pricingIdOf(id, currency),
          product_id: id,
          currency,
          country: null,
          price_cents: cents[index] ?? 0,
          is_default: currency === 'USD',
        })),
      ),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Adds what is missing: sales stay as they are. */
export const seedCatalogue = async (db: Database): Promise<void> => {
  await db
    .insertInto('campaigns')
    .values(campaigns)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  for (const { id, name } of campaigns) await addOffer(db, id, name);
};
