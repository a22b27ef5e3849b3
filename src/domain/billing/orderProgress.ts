import type { OrderDeclaration, Refund } from '../declarations/Declaration';
import type { PlacedOrder } from './PlacedOrder';
import {
  refundDueAt,
  refundOf,
  withdrawalOf,
  withdrawalRightOf,
  type WithdrawalRight,
} from './withdrawalRight';

/**
 * What has happened to an order since it was paid, and what happens next.
 *
 * - `right`: whether the buyer can withdraw
 * - `declared`: a withdrawal or cancellation was received
 * - `refund-due`: the payment is returned by `at`
 * - `late`: the withdrawal arrived after the right had ended, so that the staff decide
 * - `ends`: the canceled contract ends at `at`
 * - `refunded`: the payment was returned
 */
export type OrderStep =
  | { readonly kind: 'right'; readonly right: WithdrawalRight }
  | { readonly kind: 'declared'; readonly declaration: OrderDeclaration }
  | { readonly kind: 'refund-due' | 'ends'; readonly at: Date }
  | { readonly kind: 'late' }
  | { readonly kind: 'refunded'; readonly refund: Refund };

export const orderProgress = (order: PlacedOrder, now: Date): readonly OrderStep[] => {
  const { status, declarations = [] } = order;
  const right = withdrawalOf(order) ? undefined : withdrawalRightOf(order, now);
  return [
    ...(right ? [{ kind: 'right', right } as const] : []),
    ...declarations.flatMap((declaration) => declaredSteps(order, declaration)),
    ...(status === 'refunded' ? [{ kind: 'refunded', refund: refundOf(order) } as const] : []),
  ];
};

/** Whether the buyer has the right to withdraw and has not done so yet. */
export const canWithdraw = (steps: readonly OrderStep[]): boolean =>
  steps.some((step) => step.kind === 'right' && step.right.kind === 'open');

const declaredSteps = (order: PlacedOrder, declaration: OrderDeclaration): readonly OrderStep[] => {
  const { kind, receivedAt, effectiveAt } = declaration;
  const declared = { kind: 'declared', declaration } as const;
  if (kind === 'cancellation')
    return effectiveAt ? [declared, { kind: 'ends', at: effectiveAt }] : [declared];
  // Only the first withdrawal of a paid order leads to a refund.
  if (order.status !== 'paid' || declaration !== withdrawalOf(order)) return [declared];
  const isInTime = withdrawalRightOf(order, receivedAt)?.kind === 'open';
  return [declared, isInTime ? { kind: 'refund-due', at: refundDueAt(receivedAt) } : { kind: 'late' }];
};
