import { Type } from '@fastify/type-provider-typebox';
import { isInvitedBack } from '#domain/products/invitations';
import { hasAccess } from '#domain/session/roles';
import type { Sandbox } from '../context';
import { failures } from '../platform/errors';
import type { Api } from '../platform/http';
import type { Player } from '../platform/tables';
import { requirePlayer } from '../profile/players';
import { rolesAt } from '../profile/roles';
import { activateKey, findKey, requireUsable } from './keys';
import { redeemMyDU } from './myDU';
import { ActivatedKey, Converted, Eligibility, GameTime, Key, Nothing } from './schema';

export const entitlementRoutes = (api: Api, { db, clock, limits, accessTokens }: Sandbox): void => {
  api.get(
    '/api/users/me/game-time',
    { schema: { response: { 200: GameTime, ...failures(401) } } },
    async (request) => {
      const player = await requirePlayer(db, await accessTokens.verifyBearer(request));
      return { endDate: player.game_time_end?.toISOString() ?? null };
    },
  );

  api.get(
    '/api/users/me/check-back-to-game',
    { schema: { response: { 200: Eligibility, ...failures(401) } } },
    async (request) => {
      const player = await requirePlayer(db, await accessTokens.verifyBearer(request));
      const now = clock.now();
      return { isEligible: isInvitedBack(accessOf(player, now), now) };
    },
  );

  api.get(
    '/api/users/me/check-myDU',
    { schema: { response: { 200: Eligibility, ...failures(401) } } },
    async (request) => {
      const player = await requirePlayer(db, await accessTokens.verifyBearer(request));
      return { isEligible: !player.has_mydu_access };
    },
  );

  api.post(
    '/api/users/me/redeem-myDU',
    { schema: { body: Nothing, response: { 200: Converted, ...failures(401, 409) } } },
    async (request) => {
      const player = await requirePlayer(db, await accessTokens.verifyBearer(request));
      return { endDate: (await redeemMyDU(db, player.id, clock.now())).toISOString() };
    },
  );

  api.get(
    '/api/inventory/keys/:code',
    {
      schema: {
        params: Type.Object({ code: Type.String() }),
        response: { 200: Key, ...failures(401, 403, 404, 409, 410) },
      },
    },
    async (request) => {
      const player = await requirePlayer(db, await accessTokens.verifyBearer(request));
      const release = limits.consume('wrongCodesPerPlayer', player.id);
      const key = await findKey(db, request.params.code);
      release();
      requireUsable(key, player.id, clock.now());
      return { id: key.id, code: key.code, months: key.months, product: key.product };
    },
  );

  api.post(
    '/api/inventory/keys/:id/activate',
    {
      schema: {
        params: Type.Object({ id: Type.String() }),
        body: Nothing,
        response: { 200: ActivatedKey, ...failures(401, 403, 404, 409, 410) },
      },
    },
    async (request) => {
      const player = await requirePlayer(db, await accessTokens.verifyBearer(request));
      const { key, end } = await activateKey(db, request.params.id, player.id, clock.now());
      return { endDate: end.toISOString(), months: key.months, product: key.product };
    },
  );
};

/** Game time and access of a player. */
export const accessOf = (player: Player, now: Date) => ({
  gameTimeEnd: player.game_time_end ?? undefined,
  hasAccess: hasAccess([rolesAt(player, now)].flat()),
});
