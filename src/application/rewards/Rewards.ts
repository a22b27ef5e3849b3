import type { BackerRewards, RewardChoices } from '../../domain/rewards/BackerRewards';
import type { CallFailure } from '../../domain/shared/CallFailure';
import type { Result } from '../../domain/shared/Result';

export type RewardsRejection = { readonly kind: 'no-access' } | CallFailure;

/** `not-available`: the player has no supporter shirt whose size could be chosen. */
export type ChoiceRejection = { readonly kind: 'not-available' } | RewardsRejection;

/** What backers of the project get (BK-01). */
export abstract class Rewards {
  abstract hasAccess(): Promise<Result<boolean, CallFailure>>;

  abstract find(): Promise<Result<BackerRewards, RewardsRejection>>;

  /** May be sent twice: the last choice counts. */
  abstract choose(choices: RewardChoices): Promise<Result<void, ChoiceRejection>>;
}
