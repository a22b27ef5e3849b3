import { matchesOrder } from '#domain/commerce/orderNumber';
import type { FakePerson } from './people';

/** A withdrawal or cancellation received by the fake API. */
export interface FakeDeclaration {
  readonly id: string;
  readonly kind: 'withdrawal' | 'cancellation';
  /** Idempotency key and content of the declaration, used to identify duplicates. */
  readonly content: string;
  /** ISO 8601. */
  readonly receivedAt: string;
  readonly email: string;
  readonly orderNumber: string;
  /** Requested end date of a cancellation. Undefined means the earliest possible date. */
  readonly endsOn?: string;
}

/** Returns the later of the two dates: a subscription ends no earlier than the paid period. */
const laterOf = (paidUntil: string, endsOn = paidUntil): string =>
  new Date(Math.max(Date.parse(paidUntil), Date.parse(endsOn))).toISOString();

/** Adds the declaration to the history of its order. A cancellation also ends the subscription of the order. */
export const applyDeclaration = (
  { id, kind, receivedAt, orderNumber, endsOn }: FakeDeclaration,
  { orders, subscriptions = [] }: FakePerson,
): void => {
  const order = orders.find((one) => matchesOrder(orderNumber, one.id));
  if (!order) return;
  const subscription = subscriptions.find((one) => one.id === order.subscriptionId);
  const isEnding =
    kind === 'cancellation' && subscription?.status === 'active' && subscription.provider === 'card';
  if (isEnding) {
    subscription.status = 'canceled';
    if (subscription.nextCharge !== undefined) subscription.end = laterOf(subscription.nextCharge, endsOn);
    delete subscription.nextCharge;
  }
  (order.declarations ??= []).push({
    id,
    kind,
    receivedAt,
    ...(isEnding && subscription.end !== undefined && { effectiveAt: subscription.end }),
  });
};
