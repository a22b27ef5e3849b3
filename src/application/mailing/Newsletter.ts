import type { Language } from '#domain/language/Locale';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';

export type SignUpRejection = { readonly kind: 'email-invalid' } | CallFailure;

export abstract class Newsletter {
  /**
   * Requests a subscription, which the recipient confirms with an emailed link. The response does not reveal whether
   * the address is already subscribed.
   */
  abstract signUp(email: string, language: Language): Promise<Result<void, SignUpRejection>>;
}
