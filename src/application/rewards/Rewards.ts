import type { BackerRewards, RewardChoices } from '#domain/rewards/BackerRewards';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';

export type RewardsRejection = { readonly kind: 'no-access' } | CallFailure;

/** `not-available`: the player's rewards do not include a supporter shirt. */
export type ChoiceRejection = { readonly kind: 'not-available' } | RewardsRejection;

/** Rewards for backers of the project (BK-01). */
export abstract class Rewards {
  abstract hasAccess(): Promise<Result<boolean, CallFailure>>;

  abstract find(): Promise<Result<BackerRewards, RewardsRejection>>;

  /** Safe to retry; the last choice wins. */
  abstract choose(choices: RewardChoices): Promise<Result<void, ChoiceRejection>>;
}
