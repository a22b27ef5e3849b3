import type { Language } from '../../domain/language/Locale';
import type { CallFailure } from '../../domain/shared/CallFailure';
import type { Result } from '../../domain/shared/Result';

export type SignUpRejection = { readonly kind: 'email-invalid' } | CallFailure;

/** The letter with news, for those who asked for it and confirmed that it was them. */
export abstract class Newsletter {
  /**
   * Asks for a letter with a link that confirms the subscription; the answer is the same whoever subscribed before.
   *
   * @param language what the letter is written in
   */
  abstract signUp(email: string, language: Language): Promise<Result<void, SignUpRejection>>;
}
