import type { SubscriptionStatus } from '#domain/billing/Subscription';
import { orderStatusNumber } from '#domain/commerce/PurchaseOrder';
import {
  sampleCardLastFour,
  type SampleOrder,
  type SamplePayer,
  type SampleSubscription,
} from '#samples/payers';

export interface FakeSubscription {
  readonly id: string;
  readonly productName: string;
  readonly createdAt: string;
  nextCharge?: string;
  end?: string;
  status: SubscriptionStatus;
  readonly provider: 'card' | 'store';
  readonly cardLastFour?: string;
}

export interface FakeOrder {
  readonly id: string;
  status: number;
  readonly orderedAt?: string;
  readonly paidAt?: string;
  readonly subscriptionId?: string;
  readonly productName: string;
  readonly months: number;
  readonly price: number;
  readonly currency: string;
  /** The card if it is undefined. */
  readonly provider?: 'store';
  readonly cardLastFour?: string;
  /** Timestamps are ISO 8601. */
  firstConnectionAt?: string;
  refundedAt?: string;
  declarations?: {
    readonly id: string;
    readonly kind: 'withdrawal' | 'cancellation';
    readonly receivedAt: string;
    readonly effectiveAt?: string;
  }[];
}

interface FakeBilling {
  readonly subscriptions: FakeSubscription[];
  readonly orders: FakeOrder[];
}

/** Orders and subscriptions of a sample payer, as the fake back end stores them. */
export const fakeBilling = ({
  subscriptions,
  packs,
}: Pick<SamplePayer, 'subscriptions' | 'packs'>): FakeBilling => ({
  subscriptions: subscriptions.map(fakeSubscription),
  orders: [
    ...packs.map((pack) => fakeOrder(pack)),
    ...subscriptions.flatMap(({ id, payments }) => payments.map((payment) => fakeOrder(payment, String(id)))),
  ],
});

const fakeSubscription = ({
  id,
  productName,
  createdAt,
  nextCharge,
  end,
  status,
  provider,
}: SampleSubscription): FakeSubscription => ({
  id: String(id),
  productName,
  createdAt: createdAt.toISOString(),
  ...(nextCharge && { nextCharge: nextCharge.toISOString() }),
  ...(end && { end: end.toISOString() }),
  status,
  provider,
  ...(provider === 'card' && { cardLastFour: sampleCardLastFour }),
});

const fakeOrder = (order: SampleOrder, subscriptionId?: string): FakeOrder => ({
  id: order.id,
  status: orderStatusNumber(order.status),
  orderedAt: order.orderedAt.toISOString(),
  ...((order.status === 'paid' || order.status === 'refunded') && {
    paidAt: order.orderedAt.toISOString(),
    cardLastFour: sampleCardLastFour,
  }),
  ...(order.refundedAt && { refundedAt: order.refundedAt.toISOString() }),
  ...(order.withdrawnAt && {
    declarations: [
      { id: order.id, kind: 'withdrawal', receivedAt: order.withdrawnAt.toISOString() } as const,
    ],
  }),
  ...(subscriptionId !== undefined && { subscriptionId }),
  productName: order.productName,
  months: order.months,
  price: order.cents / 100,
  currency: 'EUR',
});
