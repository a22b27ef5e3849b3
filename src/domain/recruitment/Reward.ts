import type { RecruitPage } from '../content/models/recruitPage';
import type { CreditedPicture } from '../content/CreditedPicture';
import { rewardPacks, type RewardPack } from './rewardPacks';

/** A reward for recruiting players. */
export interface Reward {
  /** Empty if the content does not list the pack. */
  readonly name: string;
  /** Describes how to unlock the reward, for rewards without a pack. */
  readonly condition: string;
  readonly number?: number;
  readonly pack?: RewardPack;
  readonly picture?: CreditedPicture;
}

type RawReward = RecruitPage['rewards']['items'][number];

/** Returns the rewards listed in the content, each with the rule that unlocks its pack (RA-01). */
export const rewardsOf = (described: readonly RawReward[]): readonly Reward[] =>
  described.map(({ pack: number, name, condition, image }) => ({
    name,
    condition,
    ...(image && { picture: image }),
    ...(number !== undefined && packOf(number)),
  }));

/** Appends the unlocked packs that the content does not list (RC-01). */
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
