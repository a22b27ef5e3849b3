import type { Static } from '@fastify/type-provider-typebox';
import type { Kysely } from 'kysely';
import { orderRefusals } from '#domain/commerce/orderRefusals';
import type { Database } from '../platform/database';
import { refusal } from '../platform/errors';
import type { Tables } from '../platform/tables';
import type { Campaign, Product } from './schema';

/** Returns the campaigns with the given name, or all campaigns, ordered by name. */
export const campaignsNamed = async (
  db: Database,
  name: string | undefined,
  limit: number,
): Promise<Static<typeof Campaign>[]> => {
  const all = db.selectFrom('campaigns').selectAll().orderBy('name').limit(limit);
  const found = await (name === undefined ? all : all.where('name', '=', name)).execute();
  return found.map(({ sale_limit: saleLimit, ...campaign }) => ({ ...campaign, limit: saleLimit }));
};

/** @throws ApiError 404, code 301, for an unknown campaign. */
export const productsOf = async (db: Database, campaignId: string): Promise<Static<typeof Product>[]> => {
  const products = await db
    .selectFrom('products')
    .selectAll()
    .where('campaign_id', '=', campaignId)
    .orderBy('id')
    .execute();
  if (products.length === 0 && !(await isCampaign(db, campaignId))) {
    throw refusal(orderRefusals, 'not-offered', 'There is no such campaign.');
  }
  const pricings = await db
    .selectFrom('pricings')
    .innerJoin('products', 'products.id', 'pricings.product_id')
    .selectAll('pricings')
    .where('products.campaign_id', '=', campaignId)
    .orderBy('pricings.id')
    .execute();
  return products.map((product) => ({
    id: product.id,
    type: product.type,
    name: product.name,
    description: product.description,
    paymentProviderId: product.payment_provider_id,
    templateId: product.template_id,
    discount: product.discount,
    subscriptionFreeMonths: product.free_months,
    pricings: pricings
      .filter(({ product_id }) => product_id === product.id)
      .map(({ id, currency, country, price_cents, is_default }) => ({
        id,
        currency,
        country,
        price: price_cents / 100,
        isDefault: is_default,
      })),
  }));
};

const isCampaign = async (db: Database, id: string): Promise<boolean> =>
  (await db.selectFrom('campaigns').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

export const isShopOpen = async (db: Kysely<Tables>): Promise<boolean> =>
  (await db.selectFrom('shop').select('is_open').executeTakeFirst())?.is_open ?? true;

export const setShopOpen = async (db: Database, isOpen: boolean): Promise<void> => {
  await db
    .insertInto('shop')
    .values({ id: 1, is_open: isOpen })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ is_open: isOpen }))
    .execute();
};
