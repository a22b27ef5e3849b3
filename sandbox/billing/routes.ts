import { Type, type Static } from '@fastify/type-provider-typebox';
import { declarationsAbout, presentOrder } from '../commerce/orders';
import { settleDueOrders } from '../commerce/settlement';
import type { Sandbox } from '../context';
import { ApiError, ErrorCode, failures } from '../platform/errors';
import type { Api } from '../platform/http';
import { requirePlayer } from '../profile/players';
import { OrdersPage, OrdersQuery, Subscription } from './schema';
import { cancelSubscription, presentSubscription, renewSubscription, subscriptionsOf } from './subscriptions';

const maxPageSize = 100;

/** @param rootUrl root URL of the site, for links in emails */
export const billingRoutes = (api: Api, sandbox: Sandbox, rootUrl: () => string): void => {
  const { db, accessTokens } = sandbox;

  api.get(
    '/api/orders/subscriptions/me/last-subscription',
    { schema: { response: { 200: Subscription, 204: Type.Null(), ...failures(401) } } },
    async (request, reply) => {
      const player = await requirePlayer(db, await accessTokens.verifyBearer(request));
      const [last] = await subscriptionsOf(db, player.id);
      return last ? reply.code(200).send(presentSubscription(last)) : reply.code(204).send(null);
    },
  );

  api.get(
    '/api/orders/subscriptions/me/subscriptions',
    { schema: { response: { 200: Type.Array(Subscription), ...failures(401) } } },
    async (request) => {
      const player = await requirePlayer(db, await accessTokens.verifyBearer(request));
      return (await subscriptionsOf(db, player.id)).map(presentSubscription);
    },
  );

  api.post(
    '/api/orders/subscriptions/me/cancel',
    { schema: { response: { 204: Type.Null(), ...failures(401, 409) } } },
    async (request, reply) => {
      const player = await requirePlayer(db, await accessTokens.verifyBearer(request));
      await cancelSubscription(sandbox, player, rootUrl());
      return reply.code(204).send(null);
    },
  );

  api.post(
    '/api/orders/subscriptions/me/renew',
    { schema: { response: { 204: Type.Null(), ...failures(401, 409) } } },
    async (request, reply) => {
      const player = await requirePlayer(db, await accessTokens.verifyBearer(request));
      await renewSubscription(sandbox, player, rootUrl());
      return reply.code(204).send(null);
    },
  );

  api.get(
    '/api/orders',
    { schema: { querystring: OrdersQuery, response: { 200: OrdersPage, ...failures(401) } } },
    async (request) => {
      const player = await requirePlayer(db, await accessTokens.verifyBearer(request));
      await settleDueOrders(sandbox, player.id, rootUrl);
      return ordersPage(sandbox, player.id, parsePage(request.query));
    },
  );
};

interface PageRequest {
  readonly subscriptionId: number | undefined;
  readonly offset: number;
  readonly limit: number;
}

const parsePage = ({ subscriptionId, pageNumber, pageSize }: Static<typeof OrdersQuery>): PageRequest => {
  const limit = parseNumber(pageSize ?? '25', maxPageSize);
  return {
    subscriptionId: subscriptionId === undefined ? undefined : parseNumber(subscriptionId, 2_147_483_647),
    offset: (parseNumber(pageNumber ?? '1', 1_000_000) - 1) * limit,
    limit,
  };
};

/** @throws ApiError 400, code 1, unless the text is a number from 1 to `most` */
const parseNumber = (text: string, most: number): number => {
  const number = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  if (number < 1 || number > most) {
    throw new ApiError(400, ErrorCode.malformedRequest, `${text} is not a number from 1 to ${most}.`);
  }
  return number;
};

const ordersPage = async (
  { db }: Sandbox,
  playerId: string,
  { subscriptionId, offset, limit }: PageRequest,
): Promise<Static<typeof OrdersPage>> => {
  const ofPlayer = db.selectFrom('orders').where('player_id', '=', playerId);
  const wanted =
    subscriptionId === undefined ? ofPlayer : ofPlayer.where('external_subscription_id', '=', subscriptionId);
  const { total } = await wanted
    .select((query) => query.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  const orders = await wanted
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute();
  const ids = orders.map(({ id }) => id);
  const lines =
    ids.length === 0
      ? []
      : await db
          .selectFrom('order_lines')
          .selectAll()
          .where('order_id', 'in', ids)
          .orderBy('position')
          .execute();
  const declarations = await declarationsAbout(db, ids);
  return {
    orders: orders.map((order) =>
      presentOrder(
        order,
        lines.filter((line) => line.order_id === order.id),
        declarations.filter((declared) => declared.order_id === order.id),
      ),
    ),
    total: Number(total),
  };
};
