import type { Insertable, Kysely, Selectable } from 'kysely';
import type { BackerRewards } from '#domain/rewards/BackerRewards';
import { choiceRefusal, rewardChoiceRefusals, rewardRefusals } from '#domain/rewards/rewardRefusals';
import { refusal } from '../platform/errors';
import type { Tables } from '../platform/tables';

type Row = Selectable<Tables['backer_rewards']>;

export const rowOf = (playerId: string, rewards: BackerRewards): Insertable<Tables['backer_rewards']> => ({
  player_id: playerId,
  statue_available: rewards.statueAvailable,
  shirt_available: rewards.shirtAvailable,
  supporter_shirt_available: rewards.supporterShirtAvailable,
  tshirt_size: rewards.tshirtSize,
  supporter_tshirt_size: rewards.supporterTshirtSize,
  statue_gender: rewards.statueGender,
  items: [...rewards.listed, ...rewards.downloads],
});

export const findRewards = (db: Kysely<Tables>, playerId: string): Promise<Row | undefined> =>
  db.selectFrom('backer_rewards').selectAll().where('player_id', '=', playerId).executeTakeFirst();

/** @throws ApiError `no-access`, if the player has no backer rewards */
export const requireRewards = async (db: Kysely<Tables>, playerId: string): Promise<Row> => {
  const rewards = await findRewards(db, playerId);
  if (!rewards) throw refusal(rewardRefusals, 'no-access', 'The account has no backer rewards.');
  return rewards;
};

/**
 * Stores the size of the supporter shirt. The other choices can no longer be changed, so their values are ignored.
 * @throws ApiError a kind of `rewardChoiceRefusals`
 */
export const chooseSupporterShirt = async (
  db: Kysely<Tables>,
  playerId: string,
  size: number,
): Promise<void> => {
  const rewards = await requireRewards(db, playerId);
  const refused = choiceRefusal({ supporterShirtAvailable: rewards.supporter_shirt_available });
  if (refused) throw refusal(rewardChoiceRefusals, refused, 'The account has no supporter shirt.');
  await db
    .updateTable('backer_rewards')
    .set({ supporter_tshirt_size: size })
    .where('player_id', '=', playerId)
    .execute();
};
