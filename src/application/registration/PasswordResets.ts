import type { Language } from '../../domain/language/Locale';
import type { NewCredentials, ResetInfo } from '../../domain/registration/PasswordReset';
import type { CallFailure } from '../../domain/shared/CallFailure';
import type { Result } from '../../domain/shared/Result';
import type { DeadKey } from './Activations';

export type ResetRequestRejection = { readonly kind: 'email-invalid' } | CallFailure;

/** Passwords chosen anew, by a letter to the owner of the account (FP-01). */
export abstract class PasswordResets {
  /**
   * Asks for a letter with a key; the answer is the same for e-mails that nobody has.
   *
   * @param language what the letter is written in
   */
  abstract request(email: string, language: Language): Promise<Result<void, ResetRequestRejection>>;

  /** Whose account a key opens; asking does not use it up. */
  abstract info(key: string, language: Language): Promise<Result<ResetInfo, DeadKey | CallFailure>>;

  /** Sets the new password and ends every session of the account. The key serves once. */
  abstract confirm(
    key: string,
    chosen: NewCredentials,
    language: Language,
  ): Promise<Result<void, DeadKey | CallFailure>>;
}
