import type { Sandbox } from '../context';
import { ApiError, ErrorCode, failures } from '../platform/errors';
import type { Api } from '../platform/http';
import type { Player } from '../platform/tables';
import { requirePlayer } from '../profile/players';
import { balanceOf } from './balances';
import { historyOf } from './history';
import { convertCoupons, transferHoldEnd, transferCoupons } from './operations';
import {
  Conversion,
  Converted,
  Count,
  History,
  HistoryPage,
  Hold,
  NoContent,
  RequestKey,
  Transfer,
} from './schema';
import { areCouponsEnabled } from './settings';
import { Type } from '@fastify/type-provider-typebox';

const requireOwner = (player: Player, ownerUserId: string): void => {
  if (ownerUserId === player.id) return;
  throw new ApiError(403, ErrorCode.forbidden, 'These are the coupons of another player.');
};

export const couponRoutes = (api: Api, sandbox: Sandbox): void => {
  const { db, clock, accessTokens } = sandbox;
  const coupons = '/api/inventory/dualaccesscoupon';

  api.get(
    '/api/inventory/settings/dac-enabled',
    { schema: { response: { 200: Type.Boolean(), ...failures(401) } } },
    async (request) => {
      await requirePlayer(db, await accessTokens.verifyBearer(request));
      return areCouponsEnabled(db);
    },
  );

  api.get(
    `${coupons}/count/me`,
    { schema: { response: { 200: Count, ...failures(401) } } },
    async (request) => {
      const player = await requirePlayer(db, await accessTokens.verifyBearer(request));
      return { quantity: await balanceOf(db, player.id) };
    },
  );

  api.get(
    `${coupons}/user-history/me`,
    { schema: { querystring: HistoryPage, response: { 200: History, ...failures(401) } } },
    async (request) => {
      const player = await requirePlayer(db, await accessTokens.verifyBearer(request));
      return historyOf(db, player.id, request.query);
    },
  );

  api.get(
    `${coupons}/transfer-hold/me`,
    { schema: { response: { 200: Hold, ...failures(401) } } },
    async (request) => {
      const player = await requirePlayer(db, await accessTokens.verifyBearer(request));
      return { until: (await transferHoldEnd(db, player.id, clock.now()))?.toISOString() ?? null };
    },
  );

  api.post(
    `${coupons}/convert`,
    {
      schema: {
        headers: RequestKey,
        body: Conversion,
        response: { 200: Converted, ...failures(401, 403, 409) },
      },
    },
    async (request) => {
      const player = await requirePlayer(db, await accessTokens.verifyBearer(request));
      const { ownerUserId, quantity } = request.body;
      requireOwner(player, ownerUserId);
      const key = request.headers['idempotency-key'];
      const end = await convertCoupons(sandbox, { key, playerId: player.id, quantity });
      return { endDate: end.toISOString() };
    },
  );

  api.post(
    `${coupons}/transfer`,
    {
      schema: {
        headers: RequestKey,
        body: Transfer,
        response: { 204: NoContent, ...failures(401, 403, 404, 409) },
      },
    },
    async (request, reply) => {
      const player = await requirePlayer(db, await accessTokens.verifyBearer(request));
      const { ownerUserId, receiverUserId: receiverId, quantity } = request.body;
      requireOwner(player, ownerUserId);
      const key = request.headers['idempotency-key'];
      await transferCoupons(sandbox, { key, playerId: player.id, receiverId, quantity });
      return reply.code(204).send(null);
    },
  );
};
