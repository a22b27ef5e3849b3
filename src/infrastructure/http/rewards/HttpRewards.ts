import { injectable } from 'inversify';
import { Rewards, type ChoiceRejection, type RewardsRejection } from '#application/rewards/Rewards';
import {
  listedRewards,
  rewardDownloads,
  shirtSizeFrom,
  statueGenderFrom,
  type BackerRewards,
  type RewardChoices,
} from '#domain/rewards/BackerRewards';
import type { CallFailure } from '#domain/shared/CallFailure';
import { succeed, type Result } from '#domain/shared/Result';
import { CallSender } from '../shared/CallSender';
import { checkBackerRewards, chooseBackerRewards, findBackerRewards } from './calls';

@injectable()
export class HttpRewards extends Rewards {
  constructor(private readonly api: CallSender) {
    super();
  }

  async hasAccess(): Promise<Result<boolean, CallFailure>> {
    const answer = await this.api.send(checkBackerRewards);
    return answer.ok ? succeed(answer.value.hasAccess) : answer;
  }

  async find(): Promise<Result<BackerRewards, RewardsRejection>> {
    const found = await this.api.send(findBackerRewards);
    if (!found.ok) return found;
    const { value } = found;
    return succeed({
      statueAvailable: value.statueAvailable,
      shirtAvailable: value.shirtAvailable,
      supporterShirtAvailable: value.supporterShirtAvailable,
      tshirtSize: shirtSizeFrom(value.tshirtSize),
      supporterTshirtSize: shirtSizeFrom(value.supporterTshirtSize),
      statueGender: statueGenderFrom(value.statueGender),
      listed: listedRewards.filter((reward) => value[reward]),
      downloads: rewardDownloads.filter((reward) => value[reward]),
    });
  }

  async choose(choices: RewardChoices): Promise<Result<void, ChoiceRejection>> {
    return this.api.send(chooseBackerRewards, { body: choices });
  }
}
