import { injectable } from 'inversify';
import { StoreGameTime, type ClaimRejection } from '#application/linked-accounts/StoreGameTime';
import { Clock } from '#application/shared/Clock';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { extendGameTime } from '../backend/extendGameTime';
import { FakeApi } from '../backend/FakeApi';
import { FakeBackend } from '../backend/FakeBackend';
import { claimRefusalOf } from './refundPeriod';

@injectable()
export class FakeStoreGameTime extends StoreGameTime {
  constructor(
    private readonly api: FakeApi,
    private readonly backend: FakeBackend,
    private readonly clock: Clock,
  ) {
    super();
  }

  async findClaimable(): Promise<{ readonly months: number } | undefined> {
    const claimable = await this.api.callAsPlayer((person) =>
      succeed(claimRefusalOf(person, this.clock.now()) ? undefined : person.claimableMonths),
    );
    return claimable.ok && claimable.value !== undefined ? { months: claimable.value } : undefined;
  }

  claim(): Promise<Result<Date, ClaimRejection>> {
    return this.api.callAsKeptPlayer<Date, ClaimRejection>((person) => {
      const refused = claimRefusalOf(person, this.clock.now());
      if (refused) return fail({ kind: refused });
      const months = person.claimableMonths ?? 0;
      this.backend.change(() => {
        delete person.claimableMonths;
        extendGameTime(person, months, 'steam', this.clock.now());
      });
      return succeed(new Date(person.gameTimeEnd ?? this.clock.now()));
    });
  }
}
