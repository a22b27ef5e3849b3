import type { OrderStatus } from '#domain/commerce/PurchaseOrder';
import type { SubscriptionStatus } from '#domain/billing/Subscription';
import { discountCents } from '#domain/commerce/Money';
import { addMonths } from '#domain/products/gameTime';
import { productOfMonths, sampleMyDU, samplePacks } from './catalog';

export interface SampleOrder {
  readonly id: string;
  readonly status: OrderStatus;
  readonly orderedAt: Date;
  readonly productName: string;
  /** Number of months; 0 for myDU. */
  readonly months: number;
  /** Price in euro cents. */
  readonly cents: number;
  /** When the buyer withdrew from the order. */
  readonly withdrawnAt?: Date;
  readonly refundedAt?: Date;
}

/** Last four digits of the card with which sample payers pay. */
export const sampleCardLastFour = '1111';

export interface SampleSubscription {
  readonly id: number;
  readonly productName: string;
  readonly createdAt: Date;
  readonly nextCharge?: Date;
  readonly end?: Date;
  readonly status: SubscriptionStatus;
  readonly provider: 'card' | 'store';
  /** Oldest first. */
  readonly payments: readonly SampleOrder[];
}

/** A player of the sandbox and the demo with a payment history. */
export interface SamplePayer {
  readonly name: string;
  readonly displayName: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly purpose: string;
  readonly ownership: readonly string[];
  readonly gameTimeEnd: Date;
  readonly subscriptions: readonly SampleSubscription[];
  readonly packs: readonly SampleOrder[];
}

export const payerKeys = ['payer', 'canceled', 'lapsing', 'storeSubscriber'] as const;
export type PayerKey = (typeof payerKeys)[number];

/** @param now all dates are relative to it, except those of the promotion in October 2024 */
export const samplePayers = (now: Date): Readonly<Record<PayerKey, SamplePayer>> => ({
  payer: payerSince2024(now),
  canceled: {
    name: 'canceled',
    displayName: 'Leaving-Ana',
    firstName: 'Ana',
    lastName: 'Moreau',
    purpose: 'canceled subscription of one month, which can be renewed',
    ownership: [],
    gameTimeEnd: addHours(now, 12 * 24),
    subscriptions: [
      {
        id: 4102,
        productName: productOfMonths(1),
        createdAt: addMonths(now, -2),
        end: addHours(now, 12 * 24),
        status: 'canceled',
        provider: 'card',
        payments: [
          gameTimeOrder('b20c4410', 1, addMonths(now, -2)),
          gameTimeOrder('b20c4411', 1, addMonths(now, -1)),
        ],
      },
    ],
    packs: [],
  },
  lapsing: {
    name: 'lapsing',
    displayName: 'Lapsing-Teo',
    firstName: 'Teo',
    lastName: 'Lindqvist',
    purpose:
      'subscription of three months that ends within a day and does not renew; orders withdrawn and refunded',
    ownership: [],
    gameTimeEnd: addHours(now, 20),
    subscriptions: [
      {
        id: 4103,
        productName: productOfMonths(3),
        createdAt: addMonths(now, -3),
        end: addHours(now, 20),
        status: 'non-renewing',
        provider: 'card',
        payments: [gameTimeOrder('c7710a92', 3, addMonths(now, -3))],
      },
    ],
    packs: [
      gameTimeOrder('4d9e01b3', 1, addHours(now, -30)),
      { ...gameTimeOrder('4d9e01b2', 6, addHours(now, -80)), withdrawnAt: addHours(now, -26) },
      {
        ...gameTimeOrder('4d9e01b1', 3, addHours(now, -700), 'refunded'),
        withdrawnAt: addHours(now, -650),
        refundedAt: addHours(now, -600),
      },
    ],
  },
  storeSubscriber: {
    name: 'storesubscriber',
    displayName: 'Store-Yuki',
    firstName: 'Yuki',
    lastName: 'Tanabe',
    purpose: 'active subscription of the store',
    ownership: ['steam'],
    gameTimeEnd: addMonths(now, 1),
    subscriptions: [
      {
        id: 4104,
        productName: productOfMonths(3),
        createdAt: addMonths(now, -2),
        nextCharge: addMonths(now, 1),
        status: 'active',
        provider: 'store',
        payments: [],
      },
    ],
    packs: [],
  },
});

const payerSince2024 = (now: Date): SamplePayer => {
  const createdAt = new Date('2024-10-05T10:00:00.000Z');
  const charges = chargesUntil(now, createdAt);
  const nextCharge = addMonths(createdAt, charges.length);
  return {
    name: 'payer',
    displayName: 'Payer-Noor',
    firstName: 'Noor',
    lastName: 'Haddad',
    purpose: 'active subscription since the promotion of October 2024, with over 25 payments',
    ownership: [],
    gameTimeEnd: nextCharge,
    subscriptions: [
      {
        id: 4101,
        productName: productOfMonths(1),
        createdAt,
        nextCharge,
        status: 'active',
        provider: 'card',
        payments: charges.flatMap((day, index) => [
          ...failedBefore(day, index),
          gameTimeOrder(`a1${hex(index)}`, 1, day, index === 4 ? 'refunded' : 'paid'),
        ]),
      },
      {
        id: 4100,
        productName: productOfMonths(3),
        createdAt: new Date('2023-03-11T18:30:00.000Z'),
        end: new Date('2023-06-11T18:30:00.000Z'),
        status: 'canceled',
        provider: 'store',
        payments: [],
      },
    ],
    packs: [
      gameTimeOrder('9e04c3d1', 3, new Date('2024-06-20T08:15:00.000Z')),
      {
        id: orderId('f60b2e57'),
        status: 'paid',
        orderedAt: new Date('2025-12-24T16:40:00.000Z'),
        productName: sampleMyDU.name,
        months: 0,
        cents: discountCents(centsOf(sampleMyDU), sampleMyDU.discount),
      },
      gameTimeOrder('d81f7c02', 6, addHours(now, -2), 'started'),
    ],
  };
};

const chargesUntil = (now: Date, first: Date): readonly Date[] => {
  const days: Date[] = [];
  for (let day = first; day <= now; day = addMonths(first, days.length)) days.push(day);
  return days;
};

const failures: Readonly<Record<number, OrderStatus>> = { 7: 'failed', 12: 'rejected', 15: 'cancelled' };

const failedBefore = (day: Date, index: number): readonly SampleOrder[] => {
  const status = failures[index];
  return status ? [gameTimeOrder(`a2${hex(index)}`, 1, addHours(day, -26), status)] : [];
};

const gameTimeOrder = (
  number: string,
  months: number,
  orderedAt: Date,
  status: OrderStatus = 'paid',
): SampleOrder => ({
  id: orderId(number),
  status,
  orderedAt,
  productName: productOfMonths(months),
  months,
  cents: centsOf(samplePacks.find((pack) => pack.months === months)),
});

const centsOf = (product: (typeof samplePacks)[number] | undefined): number =>
  product?.prices.find(({ currency }) => currency === 'EUR')?.cents ?? 0;

/** @param number eight hexadecimal digits that people use to refer to the order */
const orderId = (number: string): string => `${number}-0000-4000-8000-000000000000`;

const hex = (index: number): string => (0x3f2a17 + index * 0x51c3).toString(16).padStart(6, '0');

const addHours = (from: Date, hours: number): Date => new Date(from.getTime() + hours * 3_600_000);
