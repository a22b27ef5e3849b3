import { randomUUID } from 'node:crypto';
import { Type, type Static } from '@fastify/type-provider-typebox';
import { addMonths } from '#domain/products/gameTime';
import { productOfMonths } from '#samples/catalog';
import { sampleCardLastFour } from '#samples/payers';
import { addPayableCheckouts } from '../billing/seeds';
import { OrderStatus } from '../commerce/orders';
import type { Sandbox } from '../context';

const Moment = Type.String({ format: 'date-time' });

export const SubscriptionTrait = Type.Object(
  {
    /** 0 Active, 1 Canceled, 2 NonRenewing. */
    status: Type.Integer({ minimum: 0, maximum: 2 }),
    dateNextCharge: Type.Optional(Moment),
    dateEnd: Type.Optional(Moment),
    paymentProvider: Type.Optional(Type.Integer()),
    /** Months of the plan; default: 3. */
    months: Type.Optional(Type.Integer()),
    /** Creation date; default: a month ago. */
    dateCreate: Type.Optional(Moment),
    /** Statuses of the orders to create, oldest first, one minute apart and ending now. */
    payments: Type.Optional(Type.Array(Type.Integer({ minimum: 0, maximum: 5 }))),
  },
  { additionalProperties: false },
);

export const addSubscription = async (
  db: Sandbox['db'],
  playerId: string,
  trait: Static<typeof SubscriptionTrait>,
  now: Date,
): Promise<void> => {
  const { dateNextCharge, dateEnd, dateCreate, months = 3, payments = [] } = trait;
  const { id } = await db
    .insertInto('subscriptions')
    .values({
      player_id: playerId,
      created_at: dateCreate === undefined ? addMonths(now, -1) : new Date(dateCreate),
      next_charge_at: dateNextCharge === undefined ? null : new Date(dateNextCharge),
      ends_at: dateEnd === undefined ? null : new Date(dateEnd),
      status: trait.status,
      payment_provider: trait.paymentProvider ?? 0,
      provider_subscription_id: `sandbox-${playerId.slice(0, 8)}`,
      product_name: productOfMonths(months),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [index, status] of payments.entries()) {
    const minutesAgo = payments.length - 1 - index;
    await addOrder(db, playerId, {
      status,
      createdAt: new Date(now.getTime() - minutesAgo * 60_000),
      subscriptionId: id,
      months,
    });
  }
};

interface NewOrder {
  readonly status: number;
  readonly createdAt: Date;
  readonly subscriptionId?: number;
  readonly months?: number;
}

export const addOrder = async (
  db: Sandbox['db'],
  playerId: string,
  { status, createdAt, subscriptionId, months = 3 }: NewOrder,
): Promise<void> => {
  const id = randomUUID();
  const isRefunded = status === OrderStatus.refunded;
  const isPaid = status === OrderStatus.paid || isRefunded;
  await db
    .insertInto('orders')
    .values({
      id,
      player_id: playerId,
      status,
      created_at: createdAt,
      paid_at: isPaid ? createdAt : null,
      refunded_at: isRefunded ? createdAt : null,
      card_last_four: isPaid ? sampleCardLastFour : null,
      external_subscription_id: subscriptionId ?? null,
      price_cents: 2999,
      shipping_cents: 0,
      currency: 'EUR',
    })
    .execute();
  await db
    .insertInto('order_lines')
    .values({
      order_id: id,
      position: 1,
      product_id: `gametime-${months}`,
      name: productOfMonths(months),
      quantity: 1,
      game_time: months,
    })
    .execute();
  if (status === OrderStatus.started) await addPayableCheckouts(db, [id]);
};
