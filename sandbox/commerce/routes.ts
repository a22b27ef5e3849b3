import { Type } from '@fastify/type-provider-typebox';
import { generalRefusals } from '#domain/shared/generalRefusals';
import type { Sandbox } from '../context';
import { failures, refusal } from '../platform/errors';
import type { Api } from '../platform/http';
import { LanguageQuery } from '../platform/emailRequests';
import { playerApiOf } from '../session/playerApi';
import { saveAcquisition } from './acquisitions';
import { requireBuyer } from './buyers';
import { correctBuyerEmail } from './buyerEmail';
import { cardOrderRequest, startOrder } from './checkout';
import { registerGhost } from './ghosts';
import { getOrder, ordersOf } from './orders';
import {
  AcquisitionPatch,
  CardCheckout,
  CorrectedEmail,
  GhostToken,
  NewGhost,
  NoValues,
  Order,
  PaymentSession,
  PurchaseKey,
  StoreCheckout,
  StoreOrder,
  StoreOrderStatus,
  StorePage,
} from './schema';
import { orderToken } from './orderTokens';
import { refundWithdrawnOrders } from './refunds';
import { settleDueOrders } from './settlement';
import { finishStoreOrder, startStoreOrder } from './store';
import { exact } from '../platform/typedText';

export const commerceRoutes = (api: Api, sandbox: Sandbox): void => {
  const { db, keys, accessTokens, rootUrl } = sandbox;
  const playerApi = playerApiOf(api, sandbox);

  api.post(
    '/api/register/ghost',
    { schema: { body: NewGhost, response: { 200: GhostToken, ...failures(409) } } },
    (request) => registerGhost(sandbox, request.body, request.ip),
  );

  api.post(
    '/api/register/ghost/renew',
    { schema: { body: NoValues, response: { 200: GhostToken, ...failures(401) } } },
    async (request) => {
      sandbox.limits.consume('ghostsPerAddress', request.ip);
      const former = await accessTokens.verifyFormerGhost(request);
      const { player } = await requireBuyer(db, former);
      return { token: await accessTokens.signGhost(player, sandbox.clock.now(), former.ghostTokenId) };
    },
  );

  api.patch(
    '/api/register/ghost',
    {
      schema: {
        querystring: LanguageQuery,
        body: CorrectedEmail,
        response: { 204: Type.Null(), ...failures(401, 403, 409) },
      },
    },
    async (request, reply) => {
      sandbox.limits.consume('ghostsPerAddress', request.ip);
      const buyer = await requireBuyer(db, await accessTokens.verifyBuyer(request));
      const { email } = request.body;
      await correctBuyerEmail(sandbox, buyer, { email, language: request.query.lang }, rootUrl());
      return reply.code(204).send(null);
    },
  );

  api.post(
    '/api/orders/payment/token',
    {
      schema: {
        querystring: LanguageQuery,
        headers: PurchaseKey,
        body: CardCheckout,
        response: { 200: PaymentSession, ...failures(401, 403, 404, 409) },
      },
    },
    async (request) => {
      const buyer = await requireBuyer(db, await accessTokens.verifyBuyer(request));
      if (request.body.customerId !== buyer.player.id) {
        throw refusal(generalRefusals, 'forbidden', 'Nobody buys for another player.');
      }
      const key = request.headers['idempotency-key'];
      const orderId = await startOrder(
        sandbox,
        buyer,
        cardOrderRequest(key, request.query.lang ?? 'en', request.body),
      );
      return {
        order: await getOrder(db, orderId),
        token: orderToken(keys, 'payment', orderId),
        sandbox: true,
      };
    },
  );

  api.get(
    '/api/orders/byuser/:userId',
    {
      schema: {
        params: Type.Object({ userId: exact({ maxLength: 64 }) }),
        response: { 200: Type.Array(Order), ...failures(401, 403) },
      },
    },
    async (request) => {
      const bearer = await accessTokens.verifyBuyer(request);
      if (request.params.userId !== bearer.playerId) {
        throw refusal(generalRefusals, 'forbidden', 'These are the orders of another player.');
      }
      const { player, ghostTokenId } = await requireBuyer(db, bearer);
      await settleDueOrders(sandbox, player.id, rootUrl);
      await refundWithdrawnOrders(sandbox, player.id);
      return ordersOf(db, player.id, ghostTokenId);
    },
  );

  api.patch(
    '/api/users/me/acquisition',
    { schema: { body: AcquisitionPatch, response: { 204: Type.Null(), ...failures(401) } } },
    async (request, reply) => {
      const { player } = await requireBuyer(db, await accessTokens.verifyBuyer(request));
      await saveAcquisition(db, player.id, { ga_utm: request.body[0].value });
      return reply.code(204).send(null);
    },
  );

  playerApi.post(
    '/api/orders/payment/steam-initialize',
    { headers: PurchaseKey, body: StoreCheckout, response: StorePage, failures: [403, 404, 409] },
    async (player, { headers, body }) => ({
      steamUrl: await startStoreOrder(sandbox, player, headers['idempotency-key'], body),
    }),
  );

  playerApi.post(
    '/api/orders/payment/steam-finalize',
    { body: StoreOrder, response: StoreOrderStatus, failures: [403, 404] },
    async (player, { body }) => ({
      status: await finishStoreOrder(sandbox, player, body.orderId, rootUrl),
    }),
  );
};
