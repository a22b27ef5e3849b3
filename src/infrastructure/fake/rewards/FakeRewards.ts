import { injectable } from 'inversify';
import { Rewards, type ChoiceRejection, type RewardsRejection } from '#application/rewards/Rewards';
import type { BackerRewards, RewardChoices } from '#domain/rewards/BackerRewards';
import { choiceRefusal } from '#domain/rewards/rewardRefusals';
import type { CallFailure } from '#domain/shared/CallFailure';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { FakeApi } from '../backend/FakeApi';
import { FakeBackend } from '../backend/FakeBackend';

@injectable()
export class FakeRewards extends Rewards {
  constructor(
    private readonly api: FakeApi,
    private readonly backend: FakeBackend,
  ) {
    super();
  }

  hasAccess(): Promise<Result<boolean, CallFailure>> {
    return this.api.callAsPlayer(({ backerRewards }) => succeed(backerRewards !== undefined));
  }

  find(): Promise<Result<BackerRewards, RewardsRejection>> {
    return this.api.callAsPlayer<BackerRewards, RewardsRejection>(({ backerRewards }) =>
      backerRewards ? succeed(backerRewards) : fail({ kind: 'no-access' }),
    );
  }

  choose({ supporterTshirtSize }: RewardChoices): Promise<Result<void, ChoiceRejection>> {
    return this.api.callAsPlayer<undefined, ChoiceRejection>((person) => {
      const { backerRewards: rewards } = person;
      const refused = choiceRefusal(rewards);
      if (!rewards || refused) return fail({ kind: refused ?? 'no-access' });
      this.backend.change(() => (person.backerRewards = { ...rewards, supporterTshirtSize }));
      return succeed(undefined);
    });
  }
}
