/** Indexed by the number in the API. The last one means that no size is chosen. */
export const shirtSizes = ['S', 'M', 'L', 'XL', 'XXL', 'XXXL', ''] as const;

export type ShirtSize = 0 | 1 | 2 | 3 | 4 | 5 | 6;

const noShirtSize = 6;

/** Returns the size for a stored number. A missing or unknown number means that no size is chosen (document 3 §9). */
export const shirtSizeFrom = (stored: number | null | undefined): ShirtSize =>
  shirtSizes.findIndex((_, size) => size === stored) === -1 ? noShirtSize : (stored as ShirtSize);

export type StatueGender = 'F' | 'M' | 'N' | 'B';

/** Returns the genders that can be chosen. Players who have both statues have no other choice. */
export const statueGenders = (stored: StatueGender): readonly StatueGender[] =>
  stored === 'B' ? ['B'] : ['F', 'M', 'N'];

/** Parses a stored statue gender. Missing or unknown values mean no statue (`N`); `B` means both statues. */
export const statueGenderFrom = (stored: string | null | undefined): StatueGender => {
  if (stored?.includes('B') === true) return 'B';
  return stored === 'F' || stored === 'M' ? stored : 'N';
};

export const listedRewards = [
  'arkshipPassengerCard',
  'toteBag',
  'poster',
  'metallicBox',
  'artbook',
  'usbKey',
  'collectorBox',
] as const;

export type ListedReward = (typeof listedRewards)[number];

export const rewardDownloads = ['ost', 'digitalArtbook'] as const;

export type RewardDownload = (typeof rewardDownloads)[number];

/** Data that the form sends. Only the size of the supporter shirt can be changed. */
export interface RewardChoices {
  readonly tshirtSize: ShirtSize;
  readonly supporterTshirtSize: ShirtSize;
  readonly statueGender: StatueGender;
}

export interface BackerRewards extends RewardChoices {
  readonly statueAvailable: boolean;
  readonly shirtAvailable: boolean;
  readonly supporterShirtAvailable: boolean;
  readonly listed: readonly ListedReward[];
  readonly downloads: readonly RewardDownload[];
}

export const hasRewardForm = (rewards: BackerRewards): boolean =>
  rewards.statueAvailable || rewards.shirtAvailable || rewards.supporterShirtAvailable;
