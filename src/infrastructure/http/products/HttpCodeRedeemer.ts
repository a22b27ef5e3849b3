import { injectable } from 'inversify';
import { CodeRedeemer, type RedeemRejection } from '#application/products/CodeRedeemer';
import type { Redemption } from '#domain/products/Redemption';
import type { RedemptionCode } from '#domain/products/RedemptionCode';
import { succeed, type Result } from '#domain/shared/Result';
import { CallSender } from '../shared/CallSender';
import { activateKey, findKey } from './calls';

@injectable()
export class HttpCodeRedeemer extends CodeRedeemer {
  constructor(private readonly api: CallSender) {
    super();
  }

  async redeem(code: RedemptionCode): Promise<Result<Redemption, RedeemRejection>> {
    const key = await this.api.send(findKey, { path: { code } });
    if (!key.ok) return key;
    const activation = await this.api.send(activateKey, { path: { keyId: key.value.id }, body: {} });
    if (!activation.ok) return activation;
    const { product, months, endDate } = activation.value;
    return succeed({ product, months, gameTimeEnd: new Date(endDate) });
  }
}
