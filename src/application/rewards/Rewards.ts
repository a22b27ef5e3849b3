import type { BackerRewards, RewardChoices } from '#domain/rewards/BackerRewards';
import type { rewardChoiceRefusals, rewardRefusals } from '#domain/rewards/rewardRefusals';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { RefusalOf } from '#domain/shared/Refusal';
import type { Result } from '#domain/shared/Result';

export type RewardsRejection = RefusalOf<typeof rewardRefusals> | CallFailure;

export type ChoiceRejection = RefusalOf<typeof rewardChoiceRefusals> | CallFailure;

/** Rewards for backers of the project (BK-01). */
export abstract class Rewards {
  abstract hasAccess(): Promise<Result<boolean, CallFailure>>;

  abstract find(): Promise<Result<BackerRewards, RewardsRejection>>;

  /** Safe to retry; the last choice wins. */
  abstract choose(choices: RewardChoices): Promise<Result<void, ChoiceRejection>>;
}
