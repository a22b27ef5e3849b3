import { injectable } from 'inversify';
import { StoreGameTime, type ClaimRejection } from '#application/linked-accounts/StoreGameTime';
import { succeed, type Result } from '#domain/shared/Result';
import { CallSender } from '../shared/CallSender';
import { checkStoreGameTime, claimStoreGameTime } from './calls';

@injectable()
export class HttpStoreGameTime extends StoreGameTime {
  constructor(private readonly api: CallSender) {
    super();
  }

  async findClaimable(): Promise<{ readonly months: number } | undefined> {
    const check = await this.api.send(checkStoreGameTime);
    return check?.isEligible ? { months: check.months } : undefined;
  }

  async claim(): Promise<Result<Date, ClaimRejection>> {
    const claim = await this.api.send(claimStoreGameTime, { body: {} });
    return claim.ok ? succeed(new Date(claim.value.endDate)) : claim;
  }
}
