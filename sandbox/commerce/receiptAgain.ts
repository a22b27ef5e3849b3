import type { Language } from '../../src/domain/language/Locale';
import type { Sandbox } from '../context';
import type { Player } from '../platform/tables';
import { checkoutOf, OrderStatus } from './orders';
import { receiptOf } from './settlement';

/** Sends a ghost the email of the last purchase again, with a new link; nothing to an address without a purchase. */
export const sendReceiptAgain = async (
  { db, clock, mailbox }: Sandbox,
  ghost: Player,
  language: Language | undefined,
  rootUrl: string,
): Promise<void> => {
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('player_id', '=', ghost.id)
    .where('status', '=', OrderStatus.paid)
    .orderBy('paid_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const checkout = order && (await checkoutOf(db, order.id));
  if (!checkout) return;
  const sentEmail = await db.transaction().execute(async (transaction) => {
    const wanted = { ...checkout, language: language ?? checkout.language };
    return mailbox.keep(await receiptOf(transaction, order, wanted, clock.now(), rootUrl), transaction);
  });
  mailbox.handOver(sentEmail);
};
