import { hasReceipt, type PlacedOrder } from '../billing/PlacedOrder';
import { withdrawalOf, withdrawalRightOf, type WithdrawalRight } from '../billing/withdrawalRight';
import { matchesOrder, normalizeOrderNumber, shortOrderNumberLength } from '../commerce/orderNumber';

/** What the form says about an order number of a signed-in player. None of it prevents a declaration. */
export type OrderCheck =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'unpaid' | 'refunded' }
  | { readonly kind: 'withdrawn'; readonly at: Date }
  | { readonly kind: 'found'; readonly order: PlacedOrder; readonly right?: WithdrawalRight };

/** @returns undefined while the number is incomplete */
export const orderCheck = (
  orders: readonly PlacedOrder[],
  typed: string,
  now: Date,
): OrderCheck | undefined => {
  if (normalizeOrderNumber(typed).length < shortOrderNumberLength) return undefined;
  const order = orders.find(({ id }) => matchesOrder(typed, id));
  if (!order) return { kind: 'unknown' };
  if (order.status === 'refunded') return { kind: 'refunded' };
  if (!hasReceipt(order)) return { kind: 'unpaid' };
  const withdrawal = withdrawalOf(order);
  if (withdrawal) return { kind: 'withdrawn', at: withdrawal.receivedAt };
  const right = withdrawalRightOf(order, now);
  return { kind: 'found', order, ...(right && { right }) };
};

/** Returns the order from which the player can withdraw, if there is only one. */
export const onlyWithdrawableOrder = (orders: readonly PlacedOrder[], now: Date): PlacedOrder | undefined => {
  const [first, ...others] = orders.filter(
    (order) => !withdrawalOf(order) && withdrawalRightOf(order, now)?.kind === 'open',
  );
  return others.length === 0 ? first : undefined;
};
