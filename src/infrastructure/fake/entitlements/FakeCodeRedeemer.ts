import { injectable } from 'inversify';
import { CodeRedeemer, type RedeemRejection } from '../../../application/entitlements/CodeRedeemer';
import { Clock } from '../../../application/shared/Clock';
import type { Redemption } from '../../../domain/entitlements/Redemption';
import type { RedemptionCode } from '../../../domain/entitlements/RedemptionCode';
import { fail, succeed, type Result } from '../../../domain/shared/Result';
import { findCode } from '../world/betaKeys';
import { extendGameTime } from '../world/extendGameTime';
import { FakeApi } from '../world/FakeApi';
import { FakeWorld } from '../world/FakeWorld';

@injectable()
export class FakeCodeRedeemer extends CodeRedeemer {
  constructor(
    private readonly api: FakeApi,
    private readonly world: FakeWorld,
    private readonly clock: Clock,
  ) {
    super();
  }

  redeem(code: RedemptionCode): Promise<Result<Redemption, RedeemRejection>> {
    return this.api.player<Redemption, RedeemRejection>((person) => {
      const now = this.clock.now();
      const key = findCode(this.world, code);
      if (!key) return fail({ kind: 'unknown-code' });
      if (key.isCanceled) return fail({ kind: 'canceled-code' });
      if (key.usedBy !== undefined) return fail({ kind: 'used-code' });
      if (key.expiresAt !== undefined && Date.parse(key.expiresAt) <= now.getTime()) {
        return fail({ kind: 'expired-code' });
      }
      if (key.reservedFor !== undefined && key.reservedFor !== person.id)
        return fail({ kind: 'reserved-code' });

      this.world.change(() => {
        key.usedBy = person.id;
        key.usedAt = now.toISOString();
        extendGameTime(person, key.months, now);
      });
      const { product, months } = key;
      return succeed({ product, months, gameTimeEnd: new Date(person.gameTimeEnd ?? now) });
    });
  }
}
