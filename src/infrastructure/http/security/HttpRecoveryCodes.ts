import { injectable } from 'inversify';
import { RecoveryCodes, type TwoFactorIsOff } from '#application/security/RecoveryCodes';
import type { RecoveryCodesLeft } from '#domain/security/recoveryCode';
import type { CallFailure } from '#domain/shared/CallFailure';
import { succeed, type Result } from '#domain/shared/Result';
import { CallSender } from '../shared/CallSender';
import { toDate } from '../shared/toDate';
import { findRecoveryCodes, makeRecoveryCodes } from './calls';

@injectable()
export class HttpRecoveryCodes extends RecoveryCodes {
  constructor(private readonly api: CallSender) {
    super();
  }

  async generate(): Promise<Result<readonly string[], TwoFactorIsOff | CallFailure>> {
    const made = await this.api.send(makeRecoveryCodes);
    return made.ok ? succeed(made.value.codes) : made;
  }

  async countLeft(): Promise<Result<RecoveryCodesLeft, CallFailure>> {
    const answer = await this.api.send(findRecoveryCodes);
    if (!answer.ok) return answer;
    const createdAt = toDate(answer.value.createdAt);
    return succeed({ left: answer.value.left, ...(createdAt && { createdAt }) });
  }
}
