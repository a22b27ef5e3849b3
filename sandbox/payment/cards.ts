import { addSeconds } from '../platform/clock';
import type { Sandbox } from '../context';
import { OrderStatus } from '../commerce/orders';
import { approvePayment, endUnpaidOrder } from '../commerce/orderEndings';
import { settleOrder } from '../commerce/settlement';

/** How a test card behaves. A payment with a `late` card is confirmed some time after the page reports it as paid. */
export type TestCardOutcome = 'accepted' | 'declined' | 'troubled' | 'bank' | 'late';

/** Card numbers that no real card has. */
export const testCards: Readonly<Record<TestCardOutcome, string>> = {
  accepted: '4111111111111111',
  declined: '4000000000000002',
  troubled: '4000000000000119',
  bank: '4000000000003220',
  late: '4000000000000077',
};

/** Delay after which a late payment is confirmed. */
const lateSeconds = 10;

/** Payment result that the page shows; `refused` means that the order has already ended. */
export type PaymentOutcome =
  'paid' | 'declined' | 'troubled' | 'refused' | 'sold-out' | 'already-owned' | 'bank';

/**
 * Simulates how the payment provider processes a card and notifies the server.
 * @param isConfirmed whether the buyer has confirmed the payment with the bank
 */
export const payByCard = async (
  sandbox: Sandbox,
  orderId: string,
  card: string,
  isConfirmed: boolean,
  rootUrl: () => string,
): Promise<PaymentOutcome> => {
  const { db, clock } = sandbox;
  await rememberCard(sandbox, orderId, card);
  switch (card) {
    case testCards.troubled:
      await endUnpaidOrder(db, orderId, OrderStatus.failed);
      return 'troubled';
    case testCards.late:
      await approvePayment(db, orderId, addSeconds(clock.now(), lateSeconds));
      return 'paid';
    case testCards.bank:
      return isConfirmed ? charge(sandbox, orderId, rootUrl) : 'bank';
    case testCards.accepted:
      return charge(sandbox, orderId, rootUrl);
    default:
      return 'declined';
  }
};

const charge = async (sandbox: Sandbox, orderId: string, rootUrl: () => string): Promise<PaymentOutcome> => {
  if ((await settleOrder(sandbox, orderId, rootUrl)) === OrderStatus.paid) return 'paid';
  const order = await sandbox.db
    .selectFrom('orders')
    .select('rejection')
    .where('id', '=', orderId)
    .executeTakeFirst();
  return order?.rejection ?? 'refused';
};

/** Stores the last digits of the card, so that the buyer recognizes it when the order is refunded. */
const rememberCard = async ({ db }: Sandbox, orderId: string, card: string): Promise<void> => {
  await db
    .updateTable('orders')
    .set({ card_last_four: card.slice(-4) })
    .where('id', '=', orderId)
    .where('status', '=', OrderStatus.started)
    .execute();
};
