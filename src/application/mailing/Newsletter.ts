import type { Language } from '../../domain/language/Locale';
import type { CallFailure } from '../../domain/shared/CallFailure';
import type { Result } from '../../domain/shared/Result';

export type SignUpRejection = { readonly kind: 'email-invalid' } | CallFailure;

export abstract class Newsletter {
  /** The email's link confirms the subscription; the answer does not tell who is subscribed. */
  abstract signUp(email: string, language: Language): Promise<Result<void, SignUpRejection>>;
}
