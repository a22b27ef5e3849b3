import { addSeconds } from '../platform/clock';
import type { Sandbox } from '../context';
import { OrderStatus } from '../commerce/orders';
import { approvePayment, endUnpaidOrder } from '../commerce/orderEndings';
import { settleOrder } from '../commerce/settlement';

/** Result of a card payment. A `late` one is confirmed some time after the page reports it as paid. */
export type CardKind = 'accepted' | 'declined' | 'troubled' | 'bank' | 'late';

/** Numbers that belong to no real card. */
export const testCards: Readonly<Record<CardKind, string>> = {
  accepted: '4111111111111111',
  declined: '4000000000000002',
  troubled: '4000000000000119',
  bank: '4000000000003220',
  late: '4000000000000077',
};

/** Delay of a late payment. */
const lateSeconds = 10;

/** Result for the page; `refused` means that the order has ended. */
export type PaymentOutcome =
  'paid' | 'declined' | 'troubled' | 'refused' | 'sold-out' | 'already-owned' | 'bank';

/**
 * Simulates the payment provider's handling of a card, and its notification to the server.
 * @param isConfirmed whether the buyer has confirmed the payment
 */
export const payByCard = async (
  sandbox: Sandbox,
  orderId: string,
  card: string,
  isConfirmed: boolean,
  rootUrl: () => string,
): Promise<PaymentOutcome> => {
  const { db, clock } = sandbox;
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
