import type { Language } from '#domain/language/Locale';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';

export type SignUpRejection = { readonly kind: 'email-invalid' } | CallFailure;

export abstract class Newsletter {
  /** The emailed link confirms the subscription. The response does not reveal who is subscribed. */
  abstract signUp(email: string, language: Language): Promise<Result<void, SignUpRejection>>;
}
