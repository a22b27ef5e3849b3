import type { Static } from '@fastify/type-provider-typebox';
import type { Kysely, Selectable } from 'kysely';
import { amountPaid } from '#domain/billing/Amount';
import { receiptRefusal, receiptRefusals } from '#domain/billing/billingRefusals';
import { taxIncludedIn } from '#domain/billing/tax';
import { orderStatusOf } from '#domain/commerce/PurchaseOrder';
import { isUuid } from '#domain/shared/patterns';
import { sampleReceiptSeller } from '#samples/seller';
import { linesOf, OrderStatus, type OrderRow } from '../commerce/orders';
import type { Sandbox } from '../context';
import { refusal } from '../platform/errors';
import type { Player, Tables } from '../platform/tables';
import type { Receipt as ReceiptSchema } from './schema';
import { taxRateOf } from './taxRates';

export type Receipt = Static<typeof ReceiptSchema>;

/**
 * Returns the receipt of an order. It is issued once, so later changes to the profile or promotion do not affect it.
 * @param promotionFactor fraction of the price that the promotion subtracts; 0 if there is none (PY-03)
 * @throws ApiError 404, code 306, for another player's order; 409, code 313, for an unpaid order
 */
export const receiptOf = async (
  sandbox: Sandbox,
  player: Player,
  orderId: string,
  promotionFactor: number,
): Promise<Receipt> => {
  const { db } = sandbox;
  const order = isUuid(orderId)
    ? await db
        .selectFrom('orders')
        .selectAll()
        .where('id', '=', orderId)
        .where('player_id', '=', player.id)
        .executeTakeFirst()
    : undefined;
  const { paid_at: paidAt = null, status = OrderStatus.started } = order ?? {};
  const refused = receiptRefusal(order && { status: orderStatusOf(status) ?? 'started' });
  if (refused || !order || !paidAt) {
    throw refusal(receiptRefusals, refused ?? 'unpaid-order', 'There is no receipt for this order.');
  }
  const issued = await issueReceipt(db, player, { ...order, paid_at: paidAt }, promotionFactor);
  const tax = taxIncludedIn(issued.total_cents, issued.tax_rate / 10_000);
  const lines = await linesOf(db, order.id);
  return {
    number: `FS-${String(issued.number).padStart(6, '0')}`,
    dateIssued: issued.issued_at.toISOString(),
    orderId: order.id,
    datePaid: paidAt.toISOString(),
    isRefunded: status === OrderStatus.refunded,
    seller: sampleReceiptSeller,
    buyer: { name: issued.buyer_name, email: issued.buyer_email, address: issued.buyer_address },
    basket: lines.map(({ product_id: productId, name, quantity, game_time: gameTime }) => ({
      productId,
      name,
      quantity,
      gameTime,
    })),
    net: (issued.total_cents - tax) / 100,
    taxRate: issued.tax_rate / 10_000,
    tax: tax / 100,
    total: issued.total_cents / 100,
    currency: order.currency,
  };
};

/** Issues the receipt unless it exists. Its date is the payment date, no matter when it is first requested. */
export const issueReceipt = async (
  db: Kysely<Tables>,
  player: Player,
  order: OrderRow & { readonly paid_at: Date },
  promotionFactor: number,
): Promise<Selectable<Tables['receipts']>> => {
  const find = () =>
    db.selectFrom('receipts').selectAll().where('order_id', '=', order.id).executeTakeFirst();
  const known = await find();
  if (known) return known;
  const subscription =
    order.external_subscription_id === null
      ? undefined
      : await db
          .selectFrom('subscriptions')
          .select('created_at')
          .where('id', '=', order.external_subscription_id)
          .executeTakeFirst();
  const cents = order.price_cents + order.shipping_cents;
  const { currency } = order;
  const paid = amountPaid({ cents, currency }, subscription?.created_at, promotionFactor);
  await db
    .insertInto('receipts')
    .values({
      order_id: order.id,
      issued_at: order.paid_at,
      buyer_name: `${player.first_name} ${player.last_name}`.trim(),
      buyer_email: player.email,
      buyer_address: addressOf(player),
      total_cents: paid.cents,
      tax_rate: taxRateOf(player.address_country, currency),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const issued = await find();
  if (!issued) throw new Error('The receipt was not stored.');
  return issued;
};

const addressOf = (player: Player): string[] => {
  const { address_street: street, address_city: city, address_country: country } = player;
  const place = `${player.address_postcode} ${city}`.trim();
  const names = new Intl.DisplayNames(player.language, { type: 'region' });
  const lines = [street, place, player.address_state, country === '' ? '' : (names.of(country) ?? country)];
  return lines.filter((line) => line !== '');
};
