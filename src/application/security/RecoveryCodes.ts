import type { RecoveryCodesLeft } from '#domain/security/recoveryCode';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';

export interface TwoFactorIsOff {
  readonly kind: 'two-factor-off';
}

/** Single-use codes that replace the second factor. Optional feature of the back end: `recovery-codes`. */
export abstract class RecoveryCodes {
  /** Generates ten codes and invalidates all earlier ones. The codes cannot be retrieved later. */
  abstract generate(): Promise<Result<readonly string[], TwoFactorIsOff | CallFailure>>;

  abstract countLeft(): Promise<Result<RecoveryCodesLeft, CallFailure>>;
}
