import type { Redemption } from '../../domain/entitlements/Redemption';
import type { RedemptionCode } from '../../domain/entitlements/RedemptionCode';
import type { CallFailure } from '../../domain/shared/CallFailure';
import type { Result } from '../../domain/shared/Result';

/** Why a well-formed code was not redeemed. */
export type RedeemRejection =
  | { readonly kind: 'unknown-code' }
  | { readonly kind: 'used-code' }
  | { readonly kind: 'expired-code' }
  | { readonly kind: 'reserved-code' }
  | CallFailure;

export abstract class CodeRedeemer {
  /** Fetches the code's key and activates it for the signed-in player (D-08). */
  abstract redeem(code: RedemptionCode): Promise<Result<Redemption, RedeemRejection>>;
}
