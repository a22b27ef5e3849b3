import { injectable } from 'inversify';
import { CodeRedeemer, type RedeemRejection } from '#application/products/CodeRedeemer';
import { Clock } from '#application/shared/Clock';
import type { Redemption } from '#domain/products/Redemption';
import type { RedemptionCode } from '#domain/products/RedemptionCode';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { findCode } from '../backend/betaKeys';
import { extendGameTime } from '../backend/extendGameTime';
import { FakeApi } from '../backend/FakeApi';
import { FakeBackend } from '../backend/FakeBackend';

@injectable()
export class FakeCodeRedeemer extends CodeRedeemer {
  constructor(
    private readonly api: FakeApi,
    private readonly backend: FakeBackend,
    private readonly clock: Clock,
  ) {
    super();
  }

  redeem(code: RedemptionCode): Promise<Result<Redemption, RedeemRejection>> {
    return this.api.callAsPlayer<Redemption, RedeemRejection>((person) => {
      const now = this.clock.now();
      const key = findCode(this.backend, code);
      if (!key) return fail({ kind: 'unknown-code' });
      if (key.isCanceled) return fail({ kind: 'canceled-code' });
      if (key.usedBy !== undefined) return fail({ kind: 'used-code' });
      if (key.expiresAt !== undefined && Date.parse(key.expiresAt) <= now.getTime()) {
        return fail({ kind: 'expired-code' });
      }
      if (key.reservedFor !== undefined && key.reservedFor !== person.id)
        return fail({ kind: 'reserved-code' });

      this.backend.change(() => {
        key.usedBy = person.id;
        key.usedAt = now.toISOString();
        extendGameTime(person, key.months, now);
      });
      const { product, months } = key;
      return succeed({ product, months, gameTimeEnd: new Date(person.gameTimeEnd ?? now) });
    });
  }
}
