import { unpaidOrderRefusal, unpaidOrderRefusals } from '#domain/billing/billingRefusals';
import type { Language } from '#domain/language/Locale';
import { isUuid } from '#domain/shared/patterns';
import { checkoutOf, isPayable } from '../commerce/orders';
import type { Sandbox } from '../context';
import { refusal } from '../platform/errors';

/**
 * Returns the id of an order that the player can pay or drop.
 * @throws ApiError 404, code 306, for another player's order; 409, code 314, for one that is paid, dropped or being paid
 */
export const requireUnpaidOrder = async (
  { db }: Sandbox,
  playerId: string,
  orderId: string,
): Promise<string> => {
  const order = isUuid(orderId)
    ? await db
        .selectFrom('orders')
        .selectAll()
        .where('id', '=', orderId)
        .where('player_id', '=', playerId)
        .executeTakeFirst()
    : undefined;
  const refused = unpaidOrderRefusal(
    order && { isPayable: isPayable(order, await checkoutOf(db, order.id)) },
  );
  if (refused) throw refusal(unpaidOrderRefusals, refused, 'This order cannot be paid or dropped.');
  return orderId;
};

/** Sets the language of the payment page and of the emails about the order. */
export const setPaymentLanguage = async (
  { db }: Sandbox,
  orderId: string,
  language: Language,
): Promise<void> => {
  await db.updateTable('checkouts').set({ language }).where('order_id', '=', orderId).execute();
};
