import { Type } from '@fastify/type-provider-typebox';
import { isRecruitable } from '#domain/recruitment/recruitmentRefusals';
import { generalRefusals } from '#domain/shared/generalRefusals';
import { avatarOf } from '#samples/avatars';
import type { Sandbox } from '../context';
import { Nothing } from '../products/schema';
import { refusal } from '../platform/errors';
import type { Api } from '../platform/http';
import type { Player } from '../platform/tables';
import { playerApiOf } from '../session/playerApi';
import { inviteFriend } from './invite';
import { linkRecruiter, findRecruiter, recruitsOf } from './recruiting';
import { exact, typed } from '../platform/typedText';

const Recruit = Type.Object({ displayName: Type.String(), avatar: Type.String() });

const Context = Type.Object({
  recruiter: Type.Union([Recruit, Type.Null()]),
  avatar: Type.String(),
  canBeRecruited: Type.Boolean(),
  recruits: Type.Array(Recruit),
});

const recruitOn = ({ id, display_name: displayName }: Pick<Player, 'id' | 'display_name'>) => ({
  displayName,
  avatar: avatarOf(id),
});

export const recruitmentRoutes = (api: Api, sandbox: Sandbox): void => {
  const { db, clock } = sandbox;
  const playerApi = playerApiOf(api, sandbox);

  playerApi.get('/api/Recruitment/UserContext', { response: Context }, async (player) => {
    const recruiter = await findRecruiter(db, player.id);
    return {
      recruiter: recruiter?.status === 'active' ? recruitOn(recruiter) : null,
      avatar: avatarOf(player.id),
      canBeRecruited: !recruiter && isRecruitable(player.joined_at, clock.now()),
      recruits: (await recruitsOf(db, player.id)).map(recruitOn),
    };
  });

  playerApi.post(
    '/api/Recruitment/invite/:email',
    { params: Type.Object({ email: typed('email') }), body: Nothing, failures: [409] },
    (player, { params }) => inviteFriend(sandbox, player, params.email),
  );

  playerApi.post(
    '/api/Recruitment/LinkRecruiter/:code',
    { params: Type.Object({ code: typed('referralCode') }), body: Nothing, failures: [403, 404, 409] },
    (player, { params }) => linkRecruiter(sandbox, player, params.code),
  );

  playerApi.get(
    '/api/inventory/rewards/:id/UnlockedPacks',
    {
      params: Type.Object({ id: exact() }),
      response: Type.Array(Type.Integer()),
      failures: [403],
    },
    async ({ id }, { params }) => {
      if (params.id !== id) {
        throw refusal(generalRefusals, 'forbidden', 'The packs belong to another player.');
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
