import type { Language } from '#domain/language/Locale';
import type { NewCredentials, ResetInfo } from '#domain/registration/PasswordReset';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';
import type { DeadKey } from './Activations';

export type ResetRequestRejection = { readonly kind: 'email-invalid' } | CallFailure;

/** The refusals about the code concern two-factor, which the reset should turn off. */
export type ResetRejection = DeadKey | { readonly kind: 'recovery-code-needed' | 'wrong-code' } | CallFailure;

export abstract class PasswordResets {
  /**
   * The response does not reveal whether the account exists.
   * @param language language of the email
   */
  abstract request(email: string, language: Language): Promise<Result<void, ResetRequestRejection>>;

  /** Returns the account that the key belongs to. The key remains valid. */
  abstract find(key: string, language: Language): Promise<Result<ResetInfo, DeadKey | CallFailure>>;

  /** Sets a new password and ends all sessions of the account. A key can be used only once. */
  abstract confirm(
    key: string,
    chosen: NewCredentials,
    language: Language,
  ): Promise<Result<void, ResetRejection>>;

  /**
   * Sets a new password and turns two-factor off after a wait. Until then nothing changes, and the owner is notified
   * by email and on all devices, and can stop it.
   *
   * @returns when it takes effect
   */
  abstract startWait(
    key: string,
    password: string,
    language: Language,
  ): Promise<Result<Date, DeadKey | CallFailure>>;

  /** Stops the reset of the signed-in player that waits. Safe to retry. */
  abstract stop(language: Language): Promise<Result<void, CallFailure>>;

  /** Stops the reset that waits. Safe to retry. @param key key from the email; the caller does not need a session */
  abstract stopByKey(key: string, language: Language): Promise<Result<void, DeadKey | CallFailure>>;
}
