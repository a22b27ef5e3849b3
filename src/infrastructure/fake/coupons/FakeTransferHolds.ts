import { injectable } from 'inversify';
import { TransferHolds } from '../../../application/coupons/TransferHolds';
import { Clock } from '../../../application/shared/Clock';
import type { CallFailure } from '../../../domain/shared/CallFailure';
import { succeed, type Result } from '../../../domain/shared/Result';
import { FakeApi } from '../world/FakeApi';
import { heldUntil } from './heldUntil';

@injectable()
export class FakeTransferHolds extends TransferHolds {
  constructor(
    private readonly api: FakeApi,
    private readonly clock: Clock,
  ) {
    super();
  }

  until(): Promise<Result<Date | undefined, CallFailure>> {
    return this.api.player((person) => succeed(heldUntil(person, this.clock.now())));
  }
}
