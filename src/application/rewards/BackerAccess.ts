import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';
import { Session } from '../session/Session';
import { sharedService } from '../useCase';
import { Rewards } from './Rewards';

type Answer = Promise<Result<boolean, CallFailure>>;

/** Checks whether the player has backer rewards. The result is cached until the session changes; failures are not. */
@sharedService
export class BackerAccess {
  private cachedAnswer: Answer | undefined;

  constructor(
    private readonly rewards: Rewards,
    session: Session,
  ) {
    session.onChange(() => (this.cachedAnswer = undefined));
  }

  check(): Answer {
    return (this.cachedAnswer ??= this.checkNow());
  }

  private checkNow(): Answer {
    const request = this.rewards.hasAccess().then((answer) => {
      if (!answer.ok && this.cachedAnswer === request) this.cachedAnswer = undefined;
      return answer;
    });
    return request;
  }
}
