import { injectable } from 'inversify';
import { Contest, type ContestRejection } from '#application/contest/Contest';
import type { CallFailure } from '#domain/shared/CallFailure';
import { succeed, type Result } from '#domain/shared/Result';
import { CallSender } from '../shared/CallSender';
import { checkTryGame, enterContest } from './calls';

@injectable()
export class HttpContest extends Contest {
  constructor(private readonly api: CallSender) {
    super();
  }

  async isEligible(): Promise<Result<boolean, CallFailure>> {
    const check = await this.api.send(checkTryGame);
    return check.ok ? succeed(check.value.isEligible) : check;
  }

  async enter(): Promise<Result<void, ContestRejection>> {
    return this.api.send(enterContest, { body: {} });
  }
}
