import type { TurnOffProof, TwoFactorSetup } from '../../domain/security/TwoFactor';
import type { CallFailure } from '../../domain/shared/CallFailure';
import type { Result } from '../../domain/shared/Result';
import type { WrongPassword } from './Passwords';

/** Another tab or device has turned it on meanwhile. */
export interface TwoFactorIsOn {
  readonly kind: 'two-factor-on';
}

/** The secret is not valid any more: a new set-up is needed. */
export interface SetupExpired {
  readonly kind: 'setup-expired';
}

export interface WrongCode {
  readonly kind: 'wrong-code';
}

/** Two-factor authentication of the signed-in player (SC-02). */
export abstract class TwoFactor {
  /** Again within half an hour, it is the same set-up. */
  abstract begin(): Promise<Result<TwoFactorSetup, TwoFactorIsOn | CallFailure>>;

  /** @param code six digits of the set-up's secret */
  abstract enable(
    code: string,
  ): Promise<Result<void, WrongCode | SetupExpired | TwoFactorIsOn | CallFailure>>;

  /** Also succeeds when it is off already. */
  abstract disable(proof: TurnOffProof): Promise<Result<void, WrongPassword | WrongCode | CallFailure>>;
}
