import type { BackerRewards } from '#domain/rewards/BackerRewards';
import { fail, type Result } from '#domain/shared/Result';
import { useCase } from '../useCase';
import { BackerAccess } from './BackerAccess';
import { Rewards, type RewardsRejection } from './Rewards';

/** Loads the backer rewards (BK-01). Sends no request for them if the player has no access. */
@useCase
export class OpenBackerRewards {
  constructor(
    private readonly access: BackerAccess,
    private readonly rewards: Rewards,
  ) {}

  async execute(): Promise<Result<BackerRewards, RewardsRejection>> {
    const access = await this.access.check();
    if (!access.ok) return access;
    return access.value ? this.rewards.find() : fail({ kind: 'no-access' });
  }
}
