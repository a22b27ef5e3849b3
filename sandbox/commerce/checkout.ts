import { randomUUID } from 'node:crypto';
import type { Static } from '@fastify/type-provider-typebox';
import type { Kysely } from 'kysely';
import { applyDiscount, type Currency } from '#domain/commerce/Money';
import { orderRefusals, orderRefusal, type OrderRefusal } from '#domain/commerce/orderRefusals';
import type { Language } from '#domain/language/Locale';
import type { Sandbox } from '../context';
import { refusal, type ApiError } from '../platform/errors';
import { fingerprint } from '../platform/random';
import type { Tables } from '../platform/tables';
import type { ProductType } from './tables';
import { findRecruiterByCode } from '../recruitment/recruiting';
import { requireGhost, type VerifiedBuyer } from './buyers';
import { isShopOpen } from './catalog';
import { OrderStatus } from './orders';
import type { CardCheckout } from './schema';

interface OrderRequest {
  /** UUID; a retried request sends the same key. */
  readonly key: string;
  readonly channel: 'card' | 'store';
  readonly language: Language;
  /** Request as received. A different request with the same key is rejected. */
  readonly request: unknown;
  readonly productId: string;
  /** Pricing to use. Default: the product's default pricing. */
  readonly pricingId?: string;
  /** Campaign to buy from. Default: any campaign that sells the product. */
  readonly campaignId?: string;
  /** Discount that was shown to the buyer. */
  readonly discount?: number;
  readonly referralCode?: string | undefined;
}

/** A product with its price and the campaign that sells it. */
interface Offer {
  readonly campaign_id: string;
  readonly consumed: number;
  readonly sale_limit: number | null;
  readonly product_id: string;
  readonly type: ProductType;
  readonly name: string;
  readonly months: number;
  readonly free_months: number;
  readonly discount: number;
  readonly currency: Currency;
  readonly price_cents: number;
}

export const cardOrderRequest = (
  key: string,
  language: Language,
  request: Static<typeof CardCheckout>,
): OrderRequest => {
  const [{ productId, pricingId }] = request.basket;
  const { campaignId, discount, referralCode } = request;
  return {
    key,
    channel: 'card',
    language,
    request,
    productId,
    pricingId,
    campaignId,
    discount,
    referralCode,
  };
};

/**
 * Creates one order per key, even for repeated and concurrent requests.
 * @returns the order id
 * @throws ApiError 400 (123), 403 (308), 404 (301), 409 (302, 303, 304, 305) or 429 (31)
 */
export const startOrder = async (
  { db, clock, limits }: Sandbox,
  buyer: VerifiedBuyer,
  wish: OrderRequest,
): Promise<string> => {
  const hash = fingerprint(JSON.stringify([wish.channel, buyer.player.id, sorted(wish.request)]));
  const known = await orderOfKey(db, buyer, wish, hash);
  if (known !== undefined) return known;
  limits.consume('purchasesPerBuyer', buyer.player.id, `${wish.key} ${hash}`);
  const offer = await findOffer(db, wish);
  const { referralCode: code } = wish;
  const recruiterId = code === undefined ? undefined : await findRecruiterByCode(db, code);
  const refused = orderRefusal({
    isShopOpen: await isShopOpen(db),
    offer: offer && campaignOfferOf(offer),
    shownDiscount: wish.discount,
    buyer: { id: buyer.player.id, ownsMyDU: buyer.player.has_mydu_access },
    hasReferralCode: code !== undefined,
    recruiterId,
  });
  if (refused || !offer) throw orderError(refused ?? 'not-offered');
  const order = { id: randomUUID(), offer, recruiterId: recruiterId ?? null, now: clock.now() };
  try {
    await db.transaction().execute((transaction) => insertOrder(transaction, order, buyer, wish, hash));
    return order.id;
  } catch (error) {
    if (!(error instanceof KeyTakenError)) throw error;
    // A concurrent request with the same key has created the order first.
    const winner = await orderOfKey(db, buyer, wish, hash);
    if (winner === undefined) throw error;
    return winner;
  }
};

/** @throws ApiError 409, code 305, when the key was used for another purchase */
const orderOfKey = async (
  db: Kysely<Tables>,
  { ghostTokenId }: VerifiedBuyer,
  { key, language }: OrderRequest,
  hash: string,
): Promise<string | undefined> => {
  const checkout = await db
    .selectFrom('checkouts')
    .selectAll()
    .where('purchase_key', '=', key)
    .executeTakeFirst();
  if (!checkout) return undefined;
  if (checkout.request_hash !== hash) throw orderError('key-used');
  // The key proves that the caller owns the order, so the order gets this request's language and token.
  if (checkout.language !== language || checkout.ghost_token_id !== (ghostTokenId ?? null)) {
    await db
      .updateTable('checkouts')
      .set({ language, ghost_token_id: ghostTokenId ?? null })
      .where('order_id', '=', checkout.order_id)
      .execute();
  }
  return checkout.order_id;
};

const messages: Readonly<Record<OrderRefusal, string>> = {
  'key-used': 'The key was used for another purchase.',
  'shop-closed': 'Nothing is sold at present.',
  'not-offered': 'This is not on sale.',
  'offer-changed': 'The discount is another one by now.',
  'already-owned': 'The account has MyDU.',
  'sold-out': 'The campaign is sold out.',
  'referral-unknown': 'There is no such recruiter.',
};

const orderError = (refused: OrderRefusal): ApiError =>
  refusal(
    orderRefusals,
    refused,
    messages[refused],
    refused === 'referral-unknown' ? { errors: { referralCode: ['unknown_referral_code'] } } : {},
  );

const findOffer = (db: Kysely<Tables>, wish: OrderRequest): Promise<Offer | undefined> => {
  let query = db
    .selectFrom('products')
    .innerJoin('campaigns', 'campaigns.id', 'products.campaign_id')
    .innerJoin('pricings', 'pricings.product_id', 'products.id')
    .select([
      'campaigns.id as campaign_id',
      'campaigns.consumed',
      'campaigns.sale_limit',
      'products.id as product_id',
      'products.type',
      'products.name',
      'products.months',
      'products.free_months',
      'products.discount',
      'pricings.currency',
      'pricings.price_cents',
    ])
    .where('products.id', '=', wish.productId);
  query =
    wish.pricingId === undefined
      ? query.where('pricings.is_default', '=', true)
      : query.where('pricings.id', '=', wish.pricingId);
  if (wish.campaignId !== undefined) query = query.where('campaigns.id', '=', wish.campaignId);
  return query.executeTakeFirst();
};

const campaignOfferOf = ({ type, discount, consumed, sale_limit: limit }: Offer) => ({
  isMyDU: type === 'mydu',
  discount,
  campaign: { consumed, ...(limit !== null && { limit }) },
});

interface NewOrder {
  readonly id: string;
  readonly offer: Offer;
  readonly recruiterId: string | null;
  readonly now: Date;
}

const insertOrder = async (
  transaction: Kysely<Tables>,
  { id, offer, recruiterId, now }: NewOrder,
  { player, ghostTokenId }: VerifiedBuyer,
  wish: OrderRequest,
  hash: string,
): Promise<void> => {
  const price = applyDiscount({ cents: offer.price_cents, currency: offer.currency }, offer.discount);
  if (ghostTokenId !== undefined) await requireGhost(transaction, player.id);
  await transaction
    .insertInto('orders')
    .values({
      id,
      player_id: player.id,
      status: OrderStatus.started,
      created_at: now,
      paid_at: null,
      external_subscription_id: null,
      price_cents: price.cents,
      shipping_cents: 0,
      currency: price.currency,
    })
    .execute();
  const stored = await transaction
    .insertInto('checkouts')
    .values({
      order_id: id,
      purchase_key: wish.key,
      request_hash: hash,
      campaign_id: offer.campaign_id,
      kind: offer.type,
      channel: wish.channel,
      language: wish.language,
      recruiter_id: recruiterId,
      ghost_token_id: ghostTokenId ?? null,
    })
    .onConflict((conflict) => conflict.column('purchase_key').doNothing())
    .returning('order_id')
    .executeTakeFirst();
  if (!stored) throw new KeyTakenError();
  await transaction
    .insertInto('order_lines')
    .values({
      order_id: id,
      position: 1,
      product_id: offer.product_id,
      name: offer.name,
      quantity: 1,
      game_time: offer.months + offer.free_months,
    })
    .execute();
};

/** Thrown if a concurrent request has used the key since it was checked. */
class KeyTakenError extends Error {}

/** Sorts the keys of every object, so that equal requests serialize to the same text. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, each]) => [key, sorted(each)]),
  );
};
