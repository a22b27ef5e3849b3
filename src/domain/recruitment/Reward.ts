import type { RecruitPage } from '../content/models/recruitPage';
import type { CreditedPicture } from '../content/Picture';
import { rewardPacks, type RewardPack } from './rewardPacks';

/** Something that recruits unlock. */
export interface Reward {
  /** Empty for a pack that the content does not name. */
  readonly name: string;
  /** What unlocks it in words, when no pack of the account says it. */
  readonly condition: string;
  readonly number?: number;
  readonly pack?: RewardPack;
  readonly picture?: CreditedPicture;
}

type Described = RecruitPage['rewards']['items'][number];

/** The rewards as the content lists them, with what the account's rules say of their packs (RA-01). */
export const rewardsOf = (described: readonly Described[]): readonly Reward[] =>
  described.map(({ pack: number, name, condition, image }) => ({
    name,
    condition,
    ...(image && { picture: image }),
    ...(number !== undefined && packOf(number)),
  }));

/** Unlocked packs are shown even if the content lacks them (RC-01). */
export const withUnlocked = (rewards: readonly Reward[], unlocked: readonly number[]): readonly Reward[] => [
  ...rewards,
  ...unlocked
    .filter((number) => !rewards.some((reward) => reward.number === number))
    .map((number) => ({ name: '', condition: '', ...packOf(number) })),
];

const packOf = (number: number): Pick<Reward, 'number' | 'pack'> => {
  const pack = rewardPacks.find((known) => known.number === number);
  return { number, ...(pack && { pack }) };
};
