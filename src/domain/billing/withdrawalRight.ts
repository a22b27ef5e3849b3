import type { OrderDeclaration, Refund } from '../declarations/Declaration';
import type { PlacedOrder } from './PlacedOrder';

const dayMilliseconds = 86_400_000;

/** Length of the right of withdrawal, and of the period within which a withdrawn payment is returned, in days. */
const withdrawalDays = 14;

/**
 * Whether the buyer can withdraw from a paid order.
 *
 * - `open`: until `until`
 * - `ended`: at `at`, after the period or with the first connection to the game, whichever came first
 * - `store`: the store is the seller, so that its terms apply
 */
export type WithdrawalRight =
  | { readonly kind: 'open'; readonly until: Date }
  | { readonly kind: 'ended'; readonly reason: 'period' | 'connection'; readonly at: Date }
  | { readonly kind: 'store' };

/** What the right depends on. */
export type WithdrawableOrder = Pick<
  PlacedOrder,
  'status' | 'paidAt' | 'provider' | 'firstConnectionAt' | 'isRenewal'
>;

/**
 * Returns the buyer's right to withdraw from an order; undefined if nothing was paid or the money was returned, and for
 * the renewal of a subscription, because only its first order is a new contract.
 */
export const withdrawalRightOf = (
  { status, paidAt, provider, firstConnectionAt, isRenewal }: WithdrawableOrder,
  now: Date,
): WithdrawalRight | undefined => {
  if (status !== 'paid' || !paidAt || isRenewal) return undefined;
  if (provider === 'store') return { kind: 'store' };
  const periodEnd = addDays(paidAt, withdrawalDays);
  const isConnected = firstConnectionAt !== undefined && firstConnectionAt < periodEnd;
  const end = isConnected ? firstConnectionAt : periodEnd;
  if (now < end) return { kind: 'open', until: end };
  return { kind: 'ended', reason: isConnected ? 'connection' : 'period', at: end };
};

/** Returns when the payment of a withdrawn order is returned at the latest. */
export const refundDueAt = (receivedAt: Date): Date => addDays(receivedAt, withdrawalDays);

/** Returns the first withdrawal from the order, which is the one that counts. */
export const withdrawalOf = ({
  declarations = [],
}: Pick<PlacedOrder, 'declarations'>): OrderDeclaration | undefined =>
  declarations.find(({ kind }) => kind === 'withdrawal');

/** Returns how the payment of a refunded order was returned. */
export const refundOf = ({
  amount,
  refundedAt,
  cardLastFour,
}: Pick<PlacedOrder, 'amount' | 'refundedAt' | 'cardLastFour'>): Refund => ({
  amount,
  ...(refundedAt && { refundedAt }),
  ...(cardLastFour !== undefined && { cardLastFour }),
});

const addDays = (day: Date, count: number): Date => new Date(day.getTime() + count * dayMilliseconds);
