import type { Sandbox } from '../context';
import type { Api } from '../platform/http';
import { playerApiOf } from '../session/playerApi';
import { chooseSupporterShirt, findRewards, requireRewards } from './backerRewards';
import { Access, Choices, rewardItems, Rewards } from './schema';

export const rewardRoutes = (api: Api, sandbox: Sandbox): void => {
  const { db } = sandbox;
  const playerApi = playerApiOf(api, sandbox);
  const rewardsPath = '/api/inventory/rewards/me/backer-rewards-info';

  playerApi.get('/api/inventory/rewards/me/backer-rewards-allowed', { response: Access }, async (player) => ({
    hasAccess: (await findRewards(db, player.id)) !== undefined,
  }));

  playerApi.get(rewardsPath, { response: Rewards, failures: [403] }, async (player) => {
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
  });

  playerApi.put(rewardsPath, { body: Choices, failures: [403, 409] }, (player, { body }) =>
    chooseSupporterShirt(db, player.id, body.supporterTshirtSize),
  );
};
