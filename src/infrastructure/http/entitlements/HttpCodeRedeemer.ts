import { IsInt, IsISO8601, IsString, MinLength } from 'class-validator';
import { injectable } from 'inversify';
import { CodeRedeemer, type RedeemRejection } from '../../../application/entitlements/CodeRedeemer';
import type { Redemption } from '../../../domain/entitlements/Redemption';
import type { RedemptionCode } from '../../../domain/entitlements/RedemptionCode';
import { fail, succeed, type Result } from '../../../domain/shared/Result';
import type { CallFailure } from '../../../domain/shared/CallFailure';
import { asCallFailure, type Refusal } from '../shared/ApiClient';
import { AuthorisedApi } from '../shared/AuthorisedApi';
import { readAnswer } from '../shared/readAnswer';

class KeyAnswer {
  @IsString()
  @MinLength(1)
  id!: string;
}

class ActivationAnswer {
  @IsISO8601()
  endDate!: string;

  @IsInt()
  months!: number;

  @IsString()
  product!: string;
}

/** Both key calls: server code to rejection. */
const rejections: Readonly<Record<number, RedeemRejection>> = {
  201: { kind: 'unknown-code' },
  202: { kind: 'used-code' },
  203: { kind: 'expired-code' },
  204: { kind: 'reserved-code' },
};

/** GET /api/inventory/keys/{code}, then POST /api/inventory/keys/{id}/activate (D-08). */
@injectable()
export class HttpCodeRedeemer extends CodeRedeemer {
  constructor(private readonly api: AuthorisedApi) {
    super();
  }

  async redeem(code: RedemptionCode): Promise<Result<Redemption, RedeemRejection>> {
    const fetched = await this.api.send({
      method: 'GET',
      path: `/api/inventory/keys/${encodeURIComponent(code)}`,
    });
    if (!fetched.ok) return fail(rejectionOf(fetched.error));
    const key = readAnswer(KeyAnswer, fetched.value.body);
    if (!key.ok) return key;

    const activated = await this.api.send({
      method: 'POST',
      path: `/api/inventory/keys/${encodeURIComponent(key.value.id)}/activate`,
      body: {},
    });
    if (!activated.ok) return fail(rejectionOf(activated.error));
    const activation = readAnswer(ActivationAnswer, activated.value.body);
    if (!activation.ok) return activation;
    const { product, months, endDate } = activation.value;
    return succeed({ product, months, gameTimeEnd: new Date(endDate) });
  }
}

const rejectionOf = (failure: Refusal | CallFailure): RedeemRejection => {
  const named = failure.kind === 'refused' ? rejections[failure.code ?? 0] : undefined;
  return named ?? asCallFailure(failure);
};
