import { injectable } from 'inversify';
import { CodeRedeemer, type RedeemRejection } from '#application/products/CodeRedeemer';
import type { Redemption } from '#domain/products/Redemption';
import type { RedemptionCode } from '#domain/products/RedemptionCode';
import { isOutcomeUnknown } from '#domain/shared/CallFailure';
import { succeed, type Result } from '#domain/shared/Result';
import { CallSender } from '../shared/CallSender';
import { activateKey, findKey } from './calls';

@injectable('Singleton')
export class HttpCodeRedeemer extends CodeRedeemer {
  /** A code whose activation got no response. Once the code is used, it can no longer be looked up. */
  private unanswered: { readonly code: RedemptionCode; readonly keyId: string } | undefined;

  constructor(private readonly api: CallSender) {
    super();
  }

  async redeem(code: RedemptionCode): Promise<Result<Redemption, RedeemRejection>> {
    const key = await this.findKeyId(code);
    if (!key.ok) return key;
    const keyId = key.value;
    const activation = await this.api.send(activateKey, { path: { keyId }, body: {} });
    const isUnanswered = !activation.ok && isOutcomeUnknown(activation.error);
    this.unanswered = isUnanswered ? { code, keyId } : undefined;
    if (!activation.ok) return activation;
    const { product, months, endDate } = activation.value;
    return succeed({ product, months, gameTimeEnd: new Date(endDate) });
  }

  private async findKeyId(code: RedemptionCode): Promise<Result<string, RedeemRejection>> {
    if (this.unanswered?.code === code) return succeed(this.unanswered.keyId);
    const key = await this.api.send(findKey, { path: { code } });
    return key.ok ? succeed(key.value.id) : key;
  }
}
