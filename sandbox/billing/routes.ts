import { Type, type Static } from '@fastify/type-provider-typebox';
import { generalRefusals } from '#domain/shared/generalRefusals';
import { endUnpaidOrder } from '../commerce/orderEndings';
import { getOrder, OrderStatus, presentOrders } from '../commerce/orders';
import { orderToken } from '../commerce/orderTokens';
import { PaymentSession } from '../commerce/schema';
import { refundWithdrawnOrders } from '../commerce/refunds';
import { settleDueOrders } from '../commerce/settlement';
import type { Sandbox } from '../context';
import { LanguageQuery } from '../platform/emailRequests';
import { failures, refusal } from '../platform/errors';
import type { Api } from '../platform/http';
import { playerApiOf, playerOf } from '../session/playerApi';
import { OrderOfPath, OrdersPage, OrdersQuery, Subscription } from './schema';
import { cancelSubscription, presentSubscription, renewSubscription, subscriptionsOf } from './subscriptions';
import { requireUnpaidOrder, setPaymentLanguage } from './unpaidOrders';

const maxPageSize = 100;

/** @param promotionFactor returns the fraction of the price that the promotion subtracts; 0 if there is none (PY-03) */
export const billingRoutes = (api: Api, sandbox: Sandbox, promotionFactor: () => number): void => {
  const { db, rootUrl } = sandbox;
  const playerApi = playerApiOf(api, sandbox);

  api.get(
    '/api/orders/subscriptions/me/last-subscription',
    { schema: { response: { 200: Subscription, 204: Type.Null(), ...failures(401) } } },
    async (request, reply) => {
      const player = await playerOf(sandbox, request);
      const [last] = await subscriptionsOf(db, player.id);
      return last ? reply.code(200).send(presentSubscription(last)) : reply.code(204).send(null);
    },
  );

  playerApi.get(
    '/api/orders/subscriptions/me/subscriptions',
    { response: Type.Array(Subscription) },
    async ({ id }) => (await subscriptionsOf(db, id)).map(presentSubscription),
  );

  playerApi.post('/api/orders/subscriptions/me/cancel', { failures: [409] }, (player) =>
    cancelSubscription(sandbox, player, rootUrl()),
  );

  playerApi.post('/api/orders/subscriptions/me/renew', { failures: [409] }, (player) =>
    renewSubscription(sandbox, player, rootUrl(), promotionFactor()),
  );

  playerApi.post(
    '/api/orders/:orderId/payment',
    {
      params: OrderOfPath,
      querystring: LanguageQuery,
      response: PaymentSession,
      failures: [404, 409],
    },
    async ({ id }, { params, query }) => {
      const orderId = await requireUnpaidOrder(sandbox, id, params.orderId);
      if (query.lang) await setPaymentLanguage(sandbox, orderId, query.lang);
      return {
        order: await getOrder(db, orderId),
        token: orderToken(sandbox.keys, 'payment', orderId),
        sandbox: true,
      };
    },
  );

  playerApi.post(
    '/api/orders/:orderId/drop',
    { params: OrderOfPath, failures: [404, 409] },
    async ({ id }, { params }) => {
      const orderId = await requireUnpaidOrder(sandbox, id, params.orderId);
      await endUnpaidOrder(db, orderId, OrderStatus.cancelled);
    },
  );

  playerApi.get(
    '/api/orders',
    { querystring: OrdersQuery, response: OrdersPage },
    async ({ id }, { query }) => {
      await settleDueOrders(sandbox, id, rootUrl);
      await refundWithdrawnOrders(sandbox, id);
      return ordersPage(sandbox, id, parsePage(query));
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
    throw refusal(generalRefusals, 'malformed-request', `${text} is not a number from 1 to ${most}.`);
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
  return { orders: await presentOrders(db, orders), total: Number(total) };
};
