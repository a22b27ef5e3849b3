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
  /** The wanted end of a cancellation, a day; absent for the next possible one. */
  readonly endsOn?: string;
}

/** The paid period is not cut short. */
const later = (paidUntil: string, endsOn = paidUntil): string =>
  new Date(Math.max(Date.parse(paidUntil), Date.parse(endsOn))).toISOString();

/** Enters it into the history of the order that it names; a cancellation ends the subscription of the order. */
export const takeEffect = (
  { kind, receivedAt, orderNumber, endsOn }: FakeDeclaration,
  { orders, subscriptions = [] }: FakePerson,
): void => {
  const order = orders.find(({ id }) => namesOrder(orderNumber, id));
  if (!order) return;
  (order.declarations ??= []).push({ kind, receivedAt });
  const subscription = subscriptions.find(({ id }) => id === order.subscriptionId);
  if (kind !== 'cancellation' || subscription?.status !== 'active' || subscription.provider !== 'card')
    return;
  subscription.status = 'canceled';
  if (subscription.nextCharge !== undefined) subscription.end = later(subscription.nextCharge, endsOn);
  delete subscription.nextCharge;
};
