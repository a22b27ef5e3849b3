/** What unlocks a pack: so many recruits with an account, or so many who have bought something. */
export interface RewardPack {
  readonly number: number;
  readonly needs: 'recruits' | 'buyers';
  readonly count: number;
}

const steps = [1, 3, 5, 10] as const;

export const rewardPacks: readonly RewardPack[] = (['recruits', 'buyers'] as const).flatMap((needs, row) =>
  steps.map((count, column) => ({ number: row * steps.length + column + 1, needs, count })),
);

/** The numbers of the packs that so many recruits unlock. */
export const packsUnlockedBy = (reached: Readonly<Record<RewardPack['needs'], number>>): readonly number[] =>
  rewardPacks.filter(({ needs, count }) => reached[needs] >= count).map(({ number }) => number);
