import type { Language } from '#domain/language/Locale';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';

export type WaitingListRejection = { readonly kind: 'email-invalid' } | CallFailure;

export abstract class WaitingList {
  /** The response does not reveal whether the address was already on the list. */
  abstract join(email: string, language: Language): Promise<Result<void, WaitingListRejection>>;
}
