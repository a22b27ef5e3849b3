import { Type } from '@fastify/type-provider-typebox';
import { avatarOf } from '#samples/avatars';
import type { Sandbox } from '../context';
import { Nothing } from '../products/schema';
import { ApiError, ErrorCode, failures } from '../platform/errors';
import type { Api } from '../platform/http';
import type { Player } from '../platform/tables';
import { requirePlayer } from '../profile/players';
import { inviteFriend } from './invite';
import { canBeRecruited, linkRecruiter, findRecruiter, recruitsOf } from './recruiting';

const Recruit = Type.Object({ displayName: Type.String(), avatar: Type.String() });

const Context = Type.Object({
  recruiter: Type.Union([Recruit, Type.Null()]),
  avatar: Type.String(),
  canBeRecruited: Type.Boolean(),
  recruits: Type.Array(Recruit),
});

const Done = { 204: Type.Null() };

const recruitOn = ({ id, display_name: displayName }: Pick<Player, 'id' | 'display_name'>) => ({
  displayName,
  avatar: avatarOf(id),
});

export const recruitmentRoutes = (api: Api, sandbox: Sandbox): void => {
  const { db, clock, accessTokens } = sandbox;

  api.get(
    '/api/Recruitment/UserContext',
    { schema: { response: { 200: Context, ...failures(401) } } },
    async (request) => {
      const player = await requirePlayer(db, await accessTokens.verifyBearer(request));
      const recruiter = await findRecruiter(db, player.id);
      return {
        recruiter: recruiter?.status === 'active' ? recruitOn(recruiter) : null,
        avatar: avatarOf(player.id),
        canBeRecruited: !recruiter && canBeRecruited(player, clock.now()),
        recruits: (await recruitsOf(db, player.id)).map(recruitOn),
      };
    },
  );

  api.post(
    '/api/Recruitment/invite/:email',
    {
      schema: {
        params: Type.Object({ email: Type.String() }),
        body: Nothing,
        response: { ...Done, ...failures(401, 409) },
      },
    },
    async (request, reply) => {
      const player = await requirePlayer(db, await accessTokens.verifyBearer(request));
      await inviteFriend(sandbox, player, request.params.email);
      return reply.code(204).send(null);
    },
  );

  api.post(
    '/api/Recruitment/LinkRecruiter/:code',
    {
      schema: {
        params: Type.Object({ code: Type.String() }),
        body: Nothing,
        response: { ...Done, ...failures(401, 403, 404, 409) },
      },
    },
    async (request, reply) => {
      const player = await requirePlayer(db, await accessTokens.verifyBearer(request));
      await linkRecruiter(sandbox, player, request.params.code);
      return reply.code(204).send(null);
    },
  );

  api.get(
    '/api/inventory/rewards/:id/UnlockedPacks',
    {
      schema: {
        params: Type.Object({ id: Type.String() }),
        response: { 200: Type.Array(Type.Integer()), ...failures(401, 403) },
      },
    },
    async (request) => {
      const { id } = await requirePlayer(db, await accessTokens.verifyBearer(request));
      if (request.params.id !== id) {
        throw new ApiError(403, ErrorCode.forbidden, 'The packs belong to another player.');
      }
      const packs = await db
        .selectFrom('unlocked_packs')
        .select('pack')
        .where('player_id', '=', id)
        .orderBy('pack')
        .execute();
      return packs.map(({ pack }) => pack);
    },
  );
};
