import type { Static } from '@fastify/type-provider-typebox';
import { matchesOrder } from '#domain/commerce/orderNumber';
import type { DeclarationReference } from '#domain/declarations/Declaration';
import { declarationStatusRefusals } from '#domain/declarations/declarationRefusals';
import { emailKey } from '#domain/shared/spellings';
import { OrderStatus, presentOrders, type OrderRow } from '../commerce/orders';
import { refundWithdrawnOrders } from '../commerce/refunds';
import type { Order } from '../commerce/schema';
import type { Sandbox } from '../context';
import { refusal } from '../platform/errors';
import { findOrderByNumber } from './findOrderByNumber';
import type { DeclarationStatus } from './schema';

/**
 * Returns what has happened to a declaration.
 * @throws ApiError 404, code 320, unless a declaration has both this number and this email
 */
export const declarationStatus = async (
  sandbox: Sandbox,
  { number, email }: DeclarationReference,
): Promise<Static<typeof DeclarationStatus>> => {
  const { db } = sandbox;
  const sent = await db
    .selectFrom('declarations')
    .selectAll()
    .where((where) => where(where.fn('lower', ['email']), '=', emailKey(email)))
    .execute();
  const declared = sent.find(({ id }) => matchesOrder(number, id));
  if (!declared) {
    throw refusal(declarationStatusRefusals, 'unknown-declaration', 'There is no such declaration.');
  }
  const order = declared.order_id === null ? undefined : await refundedOrder(sandbox, declared.order_id);
  return {
    id: declared.id,
    kind: declared.kind,
    receivedAt: declared.received_at.toISOString(),
    effectiveAt: declared.effective_at?.toISOString() ?? null,
    refund: order ? presentRefund(order) : null,
  };
};

/**
 * Returns an order by its number and its buyer's email, for visitors who are not signed in.
 * @throws ApiError 404, code 320, if no order has this number and email
 */
export const orderStatus = async (
  sandbox: Sandbox,
  { number, email }: DeclarationReference,
): Promise<Static<typeof Order>> => {
  const { db } = sandbox;
  const find = () => findOrderByNumber(db, email, number);
  const placed = await find();
  if (placed) await refundWithdrawnOrders(sandbox, placed.player_id);
  const current = placed && (await find());
  const [order] = current ? await presentOrders(db, [current]) : [];
  if (!order) throw refusal(declarationStatusRefusals, 'unknown-declaration', 'There is no such order.');
  return order;
};

/** Returns the order if its payment was returned. */
const refundedOrder = async (sandbox: Sandbox, orderId: string): Promise<OrderRow | undefined> => {
  const find = () =>
    sandbox.db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
  await refundWithdrawnOrders(sandbox, (await find()).player_id);
  const order = await find();
  return order.status === OrderStatus.refunded ? order : undefined;
};

const presentRefund = ({
  refunded_at: refundedAt,
  price_cents: price,
  shipping_cents: shipping,
  currency,
  card_last_four: cardLastFour,
}: OrderRow) => ({
  refundedAt: refundedAt?.toISOString() ?? null,
  amount: (price + shipping) / 100,
  currency,
  cardLastFour,
});
