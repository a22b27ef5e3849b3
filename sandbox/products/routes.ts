import { Type } from '@fastify/type-provider-typebox';
import { isInvitedBack } from '#domain/products/invitations';
import { hasAccess } from '#domain/session/roles';
import type { Sandbox } from '../context';
import type { Api } from '../platform/http';
import { requestHashOf } from '../platform/repeatedRequests';
import type { Player } from '../platform/tables';
import { rolesAt } from '../profile/roles';
import { playerApiOf } from '../session/playerApi';
import { gameTimeChangesOf } from './gameTime';
import { activateKey, findKey, requireUsable } from './keys';
import { redeemMyDU } from './myDU';
import { ActivatedKey, Converted, Eligibility, GameTime, Key, Nothing } from './schema';
import { exact, typed } from '../platform/typedText';

export const entitlementRoutes = (api: Api, sandbox: Sandbox): void => {
  const { db, clock, limits } = sandbox;
  const playerApi = playerApiOf(api, sandbox);

  playerApi.get('/api/users/me/game-time', { response: GameTime }, async (player) => ({
    endDate: player.game_time_end?.toISOString() ?? null,
    history: await gameTimeChangesOf(db, player.id),
  }));

  playerApi.get('/api/users/me/check-back-to-game', { response: Eligibility }, (player) => {
    const now = clock.now();
    return { isEligible: isInvitedBack(accessOf(player, now), now) };
  });

  playerApi.get('/api/users/me/check-myDU', { response: Eligibility }, (player) => ({
    isEligible: !player.has_mydu_access,
  }));

  playerApi.post(
    '/api/users/me/redeem-myDU',
    { body: Nothing, response: Converted, failures: [409] },
    async ({ id }, request) => ({
      endDate: (await redeemMyDU(db, id, clock.now(), requestHashOf(request, id))).toISOString(),
    }),
  );

  playerApi.get(
    '/api/inventory/keys/:code',
    { params: Type.Object({ code: typed('redemptionCode') }), response: Key, failures: [403, 404, 409, 410] },
    async (player, { params }) => {
      const release = limits.consume('wrongCodesPerPlayer', player.id);
      const key = await findKey(db, params.code);
      release();
      requireUsable(key, player.id, clock.now());
      return { id: key.id, code: key.code, months: key.months, product: key.product };
    },
  );

  playerApi.post(
    '/api/inventory/keys/:id/activate',
    {
      params: Type.Object({ id: exact() }),
      body: Nothing,
      response: ActivatedKey,
      failures: [403, 404, 409, 410],
    },
    async ({ id }, request) => {
      const hash = requestHashOf(request, id);
      const { key, end } = await activateKey(db, request.params.id, id, clock.now(), hash);
      return { endDate: end.toISOString(), months: key.months, product: key.product };
    },
  );
};

/** Game time and access of a player. */
export const accessOf = (player: Player, now: Date) => ({
  gameTimeEnd: player.game_time_end ?? undefined,
  hasAccess: hasAccess([rolesAt(player, now)].flat()),
});
