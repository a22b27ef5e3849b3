import type { Redemption } from '#domain/products/Redemption';
import type { RedemptionCode } from '#domain/products/RedemptionCode';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';

export type RedeemRejection =
  | { readonly kind: 'unknown-code' }
  | { readonly kind: 'used-code' }
  | { readonly kind: 'expired-code' }
  | { readonly kind: 'reserved-code' }
  /** The code is a beta key that its sender canceled. */
  | { readonly kind: 'canceled-code' }
  | CallFailure;

export abstract class CodeRedeemer {
  abstract redeem(code: RedemptionCode): Promise<Result<Redemption, RedeemRejection>>;
}
