import { injectable } from 'inversify';
import { CodeRedeemer, type RedeemRejection } from '#application/products/CodeRedeemer';
import { Clock } from '#application/shared/Clock';
import type { Redemption } from '#domain/products/Redemption';
import { pendingDeletionRefusals } from '#domain/my-data/deletionRefusals';
import { redemptionRefusal } from '#domain/products/codeRefusals';
import type { RedemptionCode } from '#domain/products/RedemptionCode';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { codeStateOf, findCode, sourceOf } from '../backend/betaKeys';
import { extendGameTime } from '../backend/extendGameTime';
import { FakeApi } from '../backend/FakeApi';
import { FakeBackend } from '../backend/FakeBackend';
import { refuse } from '../backend/refuse';

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
      const refused = redemptionRefusal(codeStateOf(key), person.id, now);
      if (refused) return fail({ kind: refused });
      if (person.deletion) return refuse(pendingDeletionRefusals, 'deletion-pending');
      this.backend.change(() => {
        key.usedBy = person.id;
        key.usedAt = now.toISOString();
        extendGameTime(person, key.months, sourceOf(key), now);
      });
      const { product, months } = key;
      return succeed({ product, months, gameTimeEnd: new Date(person.gameTimeEnd ?? now) });
    });
  }
}
