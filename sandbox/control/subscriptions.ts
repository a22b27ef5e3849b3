import { randomUUID } from 'node:crypto';
import { Type, type Static } from '@fastify/type-provider-typebox';
import { addMonths } from '#domain/products/gameTime';
import { productOfMonths } from '#samples/catalog';
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
    /** Statuses of the orders to create, oldest first. The orders are a minute apart, and the last is dated now. */
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
  await db
    .insertInto('orders')
    .values({
      id,
      player_id: playerId,
      status,
      created_at: createdAt,
      paid_at: status === 2 || status === 3 ? createdAt : null,
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
};
