import type { Sandbox } from '../context';
import { failures } from '../platform/errors';
import type { Api } from '../platform/http';
import { requirePlayer } from '../profile/players';
import { chooseSupporterShirt, findRewards, requireRewards } from './backerRewards';
import { Access, Choices, NoContent, rewardItems, Rewards } from './schema';

export const rewardRoutes = (api: Api, { db, accessTokens }: Sandbox): void => {
  api.get(
    '/api/inventory/rewards/me/backer-rewards-allowed',
    { schema: { response: { 200: Access, ...failures(401) } } },
    async (request) => {
      const player = await requirePlayer(db, await accessTokens.verifyBearer(request));
      return { hasAccess: (await findRewards(db, player.id)) !== undefined };
    },
  );

  api.get(
    '/api/inventory/rewards/me/backer-rewards-info',
    { schema: { response: { 200: Rewards, ...failures(401, 403) } } },
    async (request) => {
      const player = await requirePlayer(db, await accessTokens.verifyBearer(request));
      const rewards = await requireRewards(db, player.id);
      const given = new Set(rewards.items);
      return {
        statueAvailable: rewards.statue_available,
        shirtAvailable: rewards.shirt_available,
        supporterShirtAvailable: rewards.supporter_shirt_available,
        tshirtSize: rewards.tshirt_size,
        supporterTshirtSize: rewards.supporter_tshirt_size,
        statueGender: rewards.statue_gender,
        ...(Object.fromEntries(rewardItems.map((item) => [item, given.has(item)])) as Record<
          (typeof rewardItems)[number],
          boolean
        >),
      };
    },
  );

  api.put(
    '/api/inventory/rewards/me/backer-rewards-info',
    { schema: { body: Choices, response: { 204: NoContent, ...failures(401, 403, 409) } } },
    async (request, reply) => {
      const player = await requirePlayer(db, await accessTokens.verifyBearer(request));
      await chooseSupporterShirt(db, player.id, request.body.supporterTshirtSize);
      return reply.code(204).send(null);
    },
  );
};
