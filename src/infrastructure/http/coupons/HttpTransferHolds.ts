import { injectable } from 'inversify';
import { TransferHolds } from '#application/coupons/TransferHolds';
import type { CallFailure } from '#domain/shared/CallFailure';
import { succeed, type Result } from '#domain/shared/Result';
import { CallSender } from '../shared/CallSender';
import { toDate } from '../shared/toDate';
import { findTransferHold } from './calls';

@injectable()
export class HttpTransferHolds extends TransferHolds {
  constructor(private readonly api: CallSender) {
    super();
  }

  async findEnd(): Promise<Result<Date | undefined, CallFailure>> {
    const hold = await this.api.send(findTransferHold);
    return hold.ok ? succeed(toDate(hold.value.until)) : hold;
  }
}
