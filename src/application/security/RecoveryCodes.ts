import type { RecoveryCodesLeft } from '../../domain/security/recoveryCode';
import type { CallFailure } from '../../domain/shared/CallFailure';
import type { Result } from '../../domain/shared/Result';

export interface TwoFactorIsOff {
  readonly kind: 'two-factor-off';
}

/** Codes that stand for the second factor, once each. A back end may lack them: feature `recovery-codes`. */
export abstract class RecoveryCodes {
  /** Ten new ones; the earlier ones no longer work. They cannot be asked for again. */
  abstract make(): Promise<Result<readonly string[], TwoFactorIsOff | CallFailure>>;

  abstract left(): Promise<Result<RecoveryCodesLeft, CallFailure>>;
}
