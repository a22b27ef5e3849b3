import type { Language } from '../../domain/language/Locale';
import type { CallFailure } from '../../domain/shared/CallFailure';
import type { Result } from '../../domain/shared/Result';

export type SignUpRejection = { readonly kind: 'email-invalid' } | CallFailure;

export abstract class Newsletter {
  /**
   * Asks for an email whose link confirms the subscription. The answer does not tell who has subscribed before.
   *
   * @param language of the email
   */
  abstract signUp(email: string, language: Language): Promise<Result<void, SignUpRejection>>;
}
