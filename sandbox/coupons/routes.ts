import { Type } from '@fastify/type-provider-typebox';
import { generalRefusals } from '#domain/shared/generalRefusals';
import type { Sandbox } from '../context';
import { refusal } from '../platform/errors';
import type { Api } from '../platform/http';
import type { Player } from '../platform/tables';
import { playerApiOf } from '../session/playerApi';
import { balanceOf } from './balances';
import { historyOf } from './history';
import { convertCoupons, findTransferHoldEnd, transferCoupons } from './operations';
import { Conversion, Converted, Count, History, HistoryPage, Hold, RequestKey, Transfer } from './schema';
import { areCouponsEnabled } from './settings';

const requireOwner = (player: Player, ownerUserId: string): void => {
  if (ownerUserId === player.id) return;
  throw refusal(generalRefusals, 'forbidden', 'These are the coupons of another player.');
};

export const couponRoutes = (api: Api, sandbox: Sandbox): void => {
  const { db, clock } = sandbox;
  const playerApi = playerApiOf(api, sandbox);
  const coupons = '/api/inventory/dualaccesscoupon';

  playerApi.get('/api/inventory/settings/dac-enabled', { response: Type.Boolean() }, () =>
    areCouponsEnabled(db),
  );

  playerApi.get(`${coupons}/count/me`, { response: Count }, async ({ id }) => ({
    quantity: await balanceOf(db, id),
  }));

  playerApi.get(
    `${coupons}/user-history/me`,
    { querystring: HistoryPage, response: History },
    ({ id }, { query }) => historyOf(db, id, query),
  );

  playerApi.get(`${coupons}/transfer-hold/me`, { response: Hold }, async ({ id }) => ({
    until: (await findTransferHoldEnd(db, id, clock.now()))?.toISOString() ?? null,
  }));

  playerApi.post(
    `${coupons}/convert`,
    { headers: RequestKey, body: Conversion, response: Converted, failures: [403, 409] },
    async (player, { headers, body }) => {
      const { ownerUserId, quantity } = body;
      requireOwner(player, ownerUserId);
      const key = headers['idempotency-key'];
      const end = await convertCoupons(sandbox, { key, playerId: player.id, quantity });
      return { endDate: end.toISOString() };
    },
  );

  playerApi.post(
    `${coupons}/transfer`,
    { headers: RequestKey, body: Transfer, failures: [403, 404, 409] },
    async (player, { headers, body }) => {
      const { ownerUserId, receiverUserId: receiverId, quantity, note } = body;
      requireOwner(player, ownerUserId);
      const key = headers['idempotency-key'];
      await transferCoupons(sandbox, { key, playerId: player.id, receiverId, quantity, note });
    },
  );
};
