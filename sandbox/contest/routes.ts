import { Type } from '@fastify/type-provider-typebox';
import { isContestEligible } from '#domain/contest/eligibility';
import type { Sandbox } from '../context';
import { accessOf } from '../products/routes';
import { Eligibility, Nothing } from '../products/schema';
import { ApiError, ErrorCode, failures } from '../platform/errors';
import type { Api } from '../platform/http';
import type { Player } from '../platform/tables';
import { requirePlayer } from '../profile/players';

const mayEnter = (player: Player, now: Date): boolean =>
  isContestEligible({
    ...accessOf(player, now),
    isConfirmed: player.status === 'active',
    ownsGame: player.ownership.length > 0,
  });

/** Contest routes (CO-01). The GET checks the eligibility without side effects, because browsers may repeat it. */
export const contestRoutes = (api: Api, { db, clock, accessTokens }: Sandbox): void => {
  api.get(
    '/api/users/me/check-try-game',
    { schema: { response: { 200: Eligibility, ...failures(401) } } },
    async (request) => {
      const player = await requirePlayer(db, await accessTokens.verifyBearer(request));
      return { isEligible: mayEnter(player, clock.now()) };
    },
  );

  api.post(
    '/api/users/me/contest-entry',
    { schema: { body: Nothing, response: { 204: Type.Null(), ...failures(401, 403) } } },
    async (request, reply) => {
      const player = await requirePlayer(db, await accessTokens.verifyBearer(request));
      const now = clock.now();
      if (!mayEnter(player, now)) {
        throw new ApiError(403, ErrorCode.notEligible, 'The contest is for accounts that have never played.');
      }
      await db
        .insertInto('contest_entries')
        .values({ player_id: player.id, entered_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return reply.code(204).send(null);
    },
  );
};
