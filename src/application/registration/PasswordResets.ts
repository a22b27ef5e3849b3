import type { Language } from '#domain/language/Locale';
import type { NewCredentials, ResetInfo } from '#domain/registration/PasswordReset';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';
import type { DeadKey } from './Activations';

export type ResetRequestRejection = { readonly kind: 'email-invalid' } | CallFailure;

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
  ): Promise<Result<void, DeadKey | CallFailure>>;
}
