/** A pack and the rule that unlocks it: a number of recruits, or a number of recruits who have bought something. */
export interface RewardPack {
  readonly number: number;
  readonly needs: 'recruits' | 'buyers';
  readonly count: number;
}

const steps = [1, 3, 5, 10] as const;

export const rewardPacks: readonly RewardPack[] = (['recruits', 'buyers'] as const).flatMap((needs, row) =>
  steps.map((count, column) => ({ number: row * steps.length + column + 1, needs, count })),
);

/** Returns the numbers of the packs that have been unlocked. */
export const packsUnlockedBy = (reached: Readonly<Record<RewardPack['needs'], number>>): readonly number[] =>
  rewardPacks.filter(({ needs, count }) => reached[needs] >= count).map(({ number }) => number);
