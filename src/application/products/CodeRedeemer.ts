import type { codeRefusals } from '#domain/products/codeRefusals';
import type { Redemption } from '#domain/products/Redemption';
import type { RedemptionCode } from '#domain/products/RedemptionCode';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { RefusalOf } from '#domain/shared/Refusal';
import type { Result } from '#domain/shared/Result';

export type RedeemRejection = RefusalOf<typeof codeRefusals> | CallFailure;

export abstract class CodeRedeemer {
  abstract redeem(code: RedemptionCode): Promise<Result<Redemption, RedeemRejection>>;
}
