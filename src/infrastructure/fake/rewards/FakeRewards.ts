import { injectable } from 'inversify';
import { Rewards, type ChoiceRejection, type RewardsRejection } from '../../../application/rewards/Rewards';
import type { BackerRewards, RewardChoices } from '../../../domain/rewards/BackerRewards';
import type { CallFailure } from '../../../domain/shared/CallFailure';
import { fail, succeed, type Result } from '../../../domain/shared/Result';
import { FakeApi } from '../world/FakeApi';
import { FakeWorld } from '../world/FakeWorld';

@injectable()
export class FakeRewards extends Rewards {
  constructor(
    private readonly api: FakeApi,
    private readonly world: FakeWorld,
  ) {
    super();
  }

  hasAccess(): Promise<Result<boolean, CallFailure>> {
    return this.api.player(({ backerRewards }) => succeed(backerRewards !== undefined));
  }

  find(): Promise<Result<BackerRewards, RewardsRejection>> {
    return this.api.player<BackerRewards, RewardsRejection>(({ backerRewards }) =>
      backerRewards ? succeed(backerRewards) : fail({ kind: 'no-access' }),
    );
  }

  choose({ supporterTshirtSize }: RewardChoices): Promise<Result<void, ChoiceRejection>> {
    return this.api.player<undefined, ChoiceRejection>((person) => {
      const rewards = person.backerRewards;
      if (!rewards) return fail({ kind: 'no-access' });
      if (!rewards.supporterShirtAvailable) return fail({ kind: 'not-available' });
      this.world.change(() => (person.backerRewards = { ...rewards, supporterTshirtSize }));
      return succeed(undefined);
    });
  }
}
