import { shirtSizeFrom, type BackerRewards } from '#domain/rewards/BackerRewards';
import { fail, type Result } from '#domain/shared/Result';
import { useCase } from '../useCase';
import { Rewards, type ChoiceRejection } from './Rewards';

/** Changes the size of the supporter shirt (BK-01). The player's other choices are sent unchanged. */
@useCase
export class ChooseSupporterShirt {
  constructor(private readonly rewards: Rewards) {}

  /** @param size the API's number for the size */
  async execute(shown: BackerRewards, size: number): Promise<Result<void, ChoiceRejection>> {
    if (!shown.supporterShirtAvailable) return fail({ kind: 'not-available' });
    const { tshirtSize, statueGender } = shown;
    return this.rewards.choose({ tshirtSize, statueGender, supporterTshirtSize: shirtSizeFrom(size) });
  }
}
