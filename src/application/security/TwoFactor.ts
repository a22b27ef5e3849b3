import type { TurnOffProof, TwoFactorSetup } from '#domain/security/TwoFactor';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';
import type { WrongPassword } from './Passwords';

/** Two-factor was turned on in another tab or on another device. */
export interface TwoFactorIsOn {
  readonly kind: 'two-factor-on';
}

/** The secret has expired, so the player has to start a new setup. */
export interface SetupExpired {
  readonly kind: 'setup-expired';
}

export interface WrongCode {
  readonly kind: 'wrong-code';
}

/** Two-factor authentication of the signed-in player (SC-02). */
export abstract class TwoFactor {
  /** Starts a setup. Returns the same one if called again within half an hour. */
  abstract begin(): Promise<Result<TwoFactorSetup, TwoFactorIsOn | CallFailure>>;

  /** @param code six-digit code generated from the secret of the setup */
  abstract enable(
    code: string,
  ): Promise<Result<void, WrongCode | SetupExpired | TwoFactorIsOn | CallFailure>>;

  /** Succeeds even if two-factor is already off. */
  abstract disable(proof: TurnOffProof): Promise<Result<void, WrongPassword | WrongCode | CallFailure>>;
}
