import {
  campaignIdOf,
  pricingIdOf,
  productIdOf,
  sampleCampaigns,
  sampleMyDU,
  samplePacks,
} from '#samples/catalog';
import type { Database } from '../platform/database';

/**
 * Adds the five products that every campaign sells.
 * @param name campaign name, from which the product ids are derived
 * @param packCount how many of the four packs to add
 */
export const addProducts = async (
  db: Database,
  campaignId: string,
  name: string,
  packCount = 4,
): Promise<void> => {
  const products = [...samplePacks.slice(0, packCount), sampleMyDU].map((product) => ({
    ...product,
    id: productIdOf(name, product.suffix),
  }));
  await db
    .insertInto('products')
    .values(
      products.map(({ id, name: productName, description, type, months, discount, paymentProviderId }) => ({
        id,
        campaign_id: campaignId,
        type,
        name: productName,
        description,
        months,
        payment_provider_id: paymentProviderId,
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
      products.flatMap(({ id, prices }) =>
        prices.map(({ currency, cents }) => ({
          id: pricingIdOf(id, currency),
          product_id: id,
          currency,
          country: null,
          price_cents: cents,
          is_default: currency === 'USD',
        })),
      ),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Seeds missing campaigns and products. The numbers of sold packs are left unchanged. */
export const seedCatalog = async (db: Database): Promise<void> => {
  await db
    .insertInto('campaigns')
    .values(
      sampleCampaigns.map(({ name, consumed, limit }) => ({
        id: campaignIdOf(name),
        name,
        consumed,
        sale_limit: limit ?? null,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  for (const { name } of sampleCampaigns) await addProducts(db, campaignIdOf(name), name);
};
