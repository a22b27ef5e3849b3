import { addMonths } from '#domain/products/gameTime';
import { productOfMonths } from '#samples/catalog';
import { sampleRewards } from '#samples/rewards';
import type { Database } from './platform/database';
import { rowOf } from './rewards/backerRewards';

/** Returns seeded players whose subscription ends within a day and is not renewed. */
export const expiringSubscribers = (now: Date) => [
  {
    number: 12,
    name: 'ending',
    purpose: 'subscription that is not renewed and ends within a day',
    hasRewards: false,
    traits: {
      display_name: 'Lior-Amsel',
      first_name: 'Lior',
      last_name: 'Amsel',
      game_time_end: endOf(now),
    },
  },
  {
    number: 30,
    name: 'veteran',
    purpose:
      'everything at once: pictures, backer rewards, beta keys, myDU, store game time to claim, a subscription that ends',
    hasRewards: true,
    traits: {
      display_name: 'Sanna-Holm',
      first_name: 'Sanna',
      last_name: 'Holm',
      roles: ['AlphaAccess', 'BetaAccess'],
      ownership: ['steam'],
      steam_id: '76561198000000030',
      steam_months: 2,
      has_mydu_access: true,
      game_time_end: endOf(now),
    },
  },
];

const endOf = (now: Date): Date => new Date(now.getTime() + 20 * 3_600_000);

/** Seeds a player's subscription and any backer rewards. Existing rows are left unchanged. */
export const seedExpiringSubscriber = async (
  db: Database,
  playerId: string,
  number: number,
  hasRewards: boolean,
  now: Date,
): Promise<void> => {
  const id = 4000 + number;
  await db
    .insertInto('subscriptions')
    .values({
      id,
      player_id: playerId,
      created_at: addMonths(now, -1),
      next_charge_at: endOf(now),
      status: 2,
      payment_provider: 0,
      provider_subscription_id: `sandbox-${id}`,
      product_name: productOfMonths(1),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  if (!hasRewards) return;
  await db
    .insertInto('backer_rewards')
    .values(rowOf(playerId, sampleRewards))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
