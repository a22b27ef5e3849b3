import { injectable } from 'inversify';
import { StoreGameTime, type ClaimRejection } from '../../../application/linked-accounts/StoreGameTime';
import { Clock } from '../../../application/shared/Clock';
import { fail, succeed, type Result } from '../../../domain/shared/Result';
import { extendGameTime } from '../world/extendGameTime';
import { FakeApi } from '../world/FakeApi';
import { FakeWorld } from '../world/FakeWorld';
import { isInRefundPeriod } from './refundPeriod';

@injectable()
export class FakeStoreGameTime extends StoreGameTime {
  constructor(
    private readonly api: FakeApi,
    private readonly world: FakeWorld,
    private readonly clock: Clock,
  ) {
    super();
  }

  async claimable(): Promise<{ readonly months: number } | undefined> {
    const claimable = await this.api.player((person) =>
      succeed(isInRefundPeriod(person, this.clock.now()) ? undefined : person.claimableMonths),
    );
    return claimable.ok && claimable.value !== undefined ? { months: claimable.value } : undefined;
  }

  claim(): Promise<Result<Date, ClaimRejection>> {
    return this.api.player<Date, ClaimRejection>((person) => {
      const months = person.claimableMonths;
      if (months === undefined) return fail({ kind: 'nothing-to-claim' });
      if (isInRefundPeriod(person, this.clock.now())) return fail({ kind: 'refund-period' });
      this.world.change(() => {
        delete person.claimableMonths;
        extendGameTime(person, months, this.clock.now());
      });
      return succeed(new Date(person.gameTimeEnd ?? this.clock.now()));
    });
  }
}
