import { injectable } from 'inversify';
import { TransferHolds } from '#application/coupons/TransferHolds';
import { Clock } from '#application/shared/Clock';
import type { CallFailure } from '#domain/shared/CallFailure';
import { succeed, type Result } from '#domain/shared/Result';
import { transferHoldEndOf } from '../backend/coupons';
import { FakeApi } from '../backend/FakeApi';

@injectable()
export class FakeTransferHolds extends TransferHolds {
  constructor(
    private readonly api: FakeApi,
    private readonly clock: Clock,
  ) {
    super();
  }

  findEnd(): Promise<Result<Date | undefined, CallFailure>> {
    return this.api.callAsPlayer((person) => succeed(transferHoldEndOf(person, this.clock.now())));
  }
}
