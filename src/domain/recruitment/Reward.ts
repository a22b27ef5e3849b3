import type { RecruitPage } from '../content/models/recruitPage';
import type { CreditedPicture } from '../content/CreditedPicture';
import { rewardPacks, type RewardPack } from './rewardPacks';

/** A reward that recruits unlock. */
export interface Reward {
  /** Empty for a pack that is not in the content. */
  readonly name: string;
  /** Describes what unlocks the reward, if no pack of the account does. */
  readonly condition: string;
  readonly number?: number;
  readonly pack?: RewardPack;
  readonly picture?: CreditedPicture;
}

type RawReward = RecruitPage['rewards']['items'][number];

/** Rewards as listed in the content, with the account's rules for their packs (RA-01). */
export const rewardsOf = (described: readonly RawReward[]): readonly Reward[] =>
  described.map(({ pack: number, name, condition, image }) => ({
    name,
    condition,
    ...(image && { picture: image }),
    ...(number !== undefined && packOf(number)),
  }));

/** Includes unlocked packs even if they are not in the content (RC-01). */
export const addUnlockedPacks = (
  rewards: readonly Reward[],
  unlocked: readonly number[],
): readonly Reward[] => [
  ...rewards,
  ...unlocked
    .filter((number) => !rewards.some((reward) => reward.number === number))
    .map((number) => ({ name: '', condition: '', ...packOf(number) })),
];

const packOf = (number: number): Pick<Reward, 'number' | 'pack'> => {
  const pack = rewardPacks.find((known) => known.number === number);
  return { number, ...(pack && { pack }) };
};
