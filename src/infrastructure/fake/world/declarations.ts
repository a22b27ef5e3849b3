import { namesOrder } from '../../../domain/commerce/orderNumber';
import type { FakePerson } from './people';

/** A withdrawal or a cancellation that the fake API received. */
export interface FakeDeclaration {
  readonly id: string;
  readonly kind: 'withdrawal' | 'cancellation';
  /** The key of the sender and what was declared. */
  readonly content: string;
  /** ISO 8601. */
  readonly receivedAt: string;
  readonly email: string;
  readonly orderNumber: string;
}

/** Enters it into the history of the order that it names; a cancellation ends the subscription of the order. */
export const takeEffect = (
  { kind, receivedAt, orderNumber }: FakeDeclaration,
  { orders, subscriptions = [] }: FakePerson,
): void => {
  const order = orders.find(({ id }) => namesOrder(orderNumber, id));
  if (!order) return;
  (order.declarations ??= []).push({ kind, receivedAt });
  const subscription = subscriptions.find(({ id }) => id === order.subscriptionId);
  if (kind !== 'cancellation' || subscription?.status !== 'active' || subscription.provider !== 'card')
    return;
  subscription.status = 'canceled';
  if (subscription.nextCharge !== undefined) subscription.end = subscription.nextCharge;
  delete subscription.nextCharge;
};
