import { Type } from '@fastify/type-provider-typebox';
import { currencies, isCurrency } from '#domain/commerce/Money';
import { orderRefusals, storeOrderRefusals } from '#domain/commerce/orderRefusals';
import { emailKey } from '#domain/shared/spellings';
import { setShopOpen } from '../commerce/catalog';
import { endStartedOrder } from '../commerce/orderEndings';
import { OrderStatus } from '../commerce/orders';
import { refundOrder } from '../commerce/refunds';
import { addProducts } from '../commerce/seeds';
import { settleOrder } from '../commerce/settlement';
import type { Sandbox } from '../context';
import { failures, refusal } from '../platform/errors';
import type { Api } from '../platform/http';
import { findPlayerByEmail } from '../profile/players';
import { Done } from './schema';

const strict = { additionalProperties: false };

const Name = Type.String({ pattern: '^[a-z0-9-]{1,40}$' });

/** Maximum value of an integer column. */
const maxCount = 2_147_483_647;

const Count = Type.Integer({ minimum: 0, maximum: maxCount });

/** Highest price that the site shows. */
const maxCents = 10_000_000;

const Prices = Object.fromEntries(
  currencies.map((currency) => [currency, Type.Optional(Type.Integer({ minimum: 1, maximum: maxCents }))]),
);

/** Final order statuses that a test can set without a payment. */
const Ending = Type.Union([
  Type.Literal('paid'),
  Type.Literal('cancelled'),
  Type.Literal('failed'),
  Type.Literal('refunded'),
]);

/** Routes that change campaigns, prices and orders, as the shop's staff or the payment provider would. */
export const shopRoutes = (api: Api, sandbox: Sandbox, rootUrl: () => string): void => {
  const { db } = sandbox;

  api.put(
    '/sandbox/campaigns/:name',
    {
      schema: {
        params: Type.Object({ name: Name }),
        body: Type.Object(
          {
            consumed: Type.Optional(Count),
            limit: Type.Optional(Type.Union([Type.Integer({ minimum: 1, maximum: maxCount }), Type.Null()])),
            /** How many of the four packs the campaign sells; only for a new campaign. */
            packs: Type.Optional(Type.Union([Type.Literal(3), Type.Literal(4)])),
          },
          strict,
        ),
        response: { 200: Type.Object({ id: Type.String() }), ...failures() },
      },
    },
    async (request) => {
      const { name } = request.params;
      const { consumed, limit, packs } = request.body;
      const id = `campaign-${name}`;
      const changes = {
        ...(consumed !== undefined && { consumed }),
        ...(limit !== undefined && { sale_limit: limit }),
      };
      await db
        .insertInto('campaigns')
        .values({ id, name, consumed: 0, sale_limit: null, ...changes })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ name, ...changes }))
        .execute();
      await addProducts(db, id, name, packs);
      return { id };
    },
  );

  api.put(
    '/sandbox/products/:id',
    {
      schema: {
        params: Type.Object({ id: Name }),
        body: Type.Object(
          {
            discount: Type.Optional(Type.Number({ minimum: 0, exclusiveMaximum: 1 })),
            freeMonths: Type.Optional(Type.Integer({ minimum: 0, maximum: 12 })),
            /** Prices in cents, by currency. */
            prices: Type.Optional(Type.Object(Prices, strict)),
          },
          strict,
        ),
        response: { ...Done, ...failures(404) },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const { discount, freeMonths, prices = {} } = request.body;
      const product = await db.selectFrom('products').select('id').where('id', '=', id).executeTakeFirst();
      if (!product) throw refusal(orderRefusals, 'not-offered', 'There is no such product.');
      if (discount !== undefined) {
        await db.updateTable('products').set({ discount }).where('id', '=', id).execute();
      }
      if (freeMonths !== undefined) {
        await db.updateTable('products').set({ free_months: freeMonths }).where('id', '=', id).execute();
      }
      for (const [currency, cents] of Object.entries(prices)) {
        if (!isCurrency(currency)) continue;
        await db
          .updateTable('pricings')
          .set({ price_cents: cents })
          .where('product_id', '=', id)
          .where('currency', '=', currency)
          .execute();
      }
      return reply.code(204).send(null);
    },
  );

  api.put(
    '/sandbox/settings',
    {
      schema: { body: Type.Object({ buyPageEnabled: Type.Boolean() }, strict), response: Done },
    },
    async (request, reply) => {
      await setShopOpen(db, request.body.buyPageEnabled);
      return reply.code(204).send(null);
    },
  );

  api.put(
    '/sandbox/orders/:id',
    {
      schema: {
        params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
        body: Type.Object({ status: Ending }, strict),
        response: { 200: Type.Object({ status: Type.Integer() }), ...failures(404) },
      },
    },
    async (request) => {
      const { id } = request.params;
      const { status } = request.body;
      if (status === 'paid') await settleOrder(sandbox, id, rootUrl);
      else if (status === 'refunded') await refundOrder(sandbox, id);
      else await endStartedOrder(db, id, OrderStatus[status]);
      const order = await db.selectFrom('orders').select('status').where('id', '=', id).executeTakeFirst();
      if (!order) throw refusal(storeOrderRefusals, 'unknown-order', 'There is no such order.');
      return { status: order.status };
    },
  );

  /** Records that the buyer connects to the game now for the first time. */
  api.post(
    '/sandbox/orders/:id/connection',
    {
      schema: {
        params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
        response: { ...Done, ...failures(404) },
      },
    },
    async (request, reply) => {
      const connected = await db
        .updateTable('orders')
        .set({ first_connection_at: sandbox.clock.now() })
        .where('id', '=', request.params.id)
        .executeTakeFirst();
      if (connected.numUpdatedRows === 0n) {
        throw refusal(storeOrderRefusals, 'unknown-order', 'There is no such order.');
      }
      return reply.code(204).send(null);
    },
  );

  /** Returns the shop data stored for an email, including acquisition data and the waiting list. */
  api.get(
    '/sandbox/shop.json',
    {
      schema: {
        querystring: Type.Object({ email: Type.String() }),
        response: {
          200: Type.Object({
            acquisition: Type.Union([
              Type.Object({
                cpmstarReferrer: Type.Union([Type.String(), Type.Null()]),
                cpmstarSiteId: Type.Union([Type.String(), Type.Null()]),
                gaUtm: Type.Union([Type.String(), Type.Null()]),
              }),
              Type.Null(),
            ]),
            orders: Type.Array(
              Type.Object({
                id: Type.String(),
                status: Type.Integer(),
                key: Type.String(),
                recruiterId: Type.Union([Type.String(), Type.Null()]),
              }),
            ),
            gameTimeEnd: Type.Union([Type.String(), Type.Null()]),
            waits: Type.Boolean(),
          }),
          ...failures(),
        },
      },
    },
    async (request) => {
      const { email } = request.query;
      const player = await findPlayerByEmail(db, email);
      const id = player?.id ?? null;
      const acquisition = await db
        .selectFrom('acquisitions')
        .selectAll()
        .where('player_id', '=', id)
        .executeTakeFirst();
      const orders = await db
        .selectFrom('checkouts')
        .innerJoin('orders', 'orders.id', 'checkouts.order_id')
        .select(['orders.id', 'orders.status', 'purchase_key', 'recruiter_id'])
        .where('orders.player_id', '=', id)
        .orderBy('orders.created_at')
        .execute();
      const waiting = await db
        .selectFrom('waiting_list')
        .select('email')
        .where('email', '=', emailKey(email))
        .executeTakeFirst();
      return {
        acquisition: acquisition
          ? {
              cpmstarReferrer: acquisition.cpmstar_referrer,
              cpmstarSiteId: acquisition.cpmstar_site_id,
              gaUtm: acquisition.ga_utm,
            }
          : null,
        orders: orders.map(({ id: orderId, status, purchase_key: key, recruiter_id: recruiterId }) => ({
          id: orderId,
          status,
          key,
          recruiterId,
        })),
        gameTimeEnd: player?.game_time_end?.toISOString() ?? null,
        waits: waiting !== undefined,
      };
    },
  );
};
