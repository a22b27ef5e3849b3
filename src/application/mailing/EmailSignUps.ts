import type { Language } from '#domain/language/Locale';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';

/**
 * Emails that visitors can sign up for without an account: the newsletter, the notice that the game is up again
 * (optional feature of the back end, `status-notices`), or the waiting list of the shop.
 */
export type EmailTopic = 'newsletter' | 'status-notice' | 'waiting-list';

export type SignUpRejection = { readonly kind: 'email-invalid' } | CallFailure;

export abstract class EmailSignUps {
  /**
   * The recipient confirms the newsletter and the notice with an emailed link. The response does not reveal whether
   * the address is already signed up.
   */
  abstract signUp(
    topic: EmailTopic,
    email: string,
    language: Language,
  ): Promise<Result<void, SignUpRejection>>;
}
