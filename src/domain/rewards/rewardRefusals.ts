import { generalRefusals } from '../shared/generalRefusals';
import type { BackerRewards } from './BackerRewards';

export const rewardRefusals = { 'no-access': generalRefusals.forbidden } as const;

export const rewardChoiceRefusals = {
  ...rewardRefusals,
  /** The player's rewards do not include a supporter shirt. */
  'not-available': { status: 409, code: 206 },
} as const;

/** Returns why a player cannot store their choices. @param rewards undefined if the player is not a backer */
export const choiceRefusal = (
  rewards: Pick<BackerRewards, 'supporterShirtAvailable'> | undefined,
): keyof typeof rewardChoiceRefusals | undefined => {
  if (!rewards) return 'no-access';
  return rewards.supporterShirtAvailable ? undefined : 'not-available';
};
