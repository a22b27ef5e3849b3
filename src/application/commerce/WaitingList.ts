import type { Language } from '../../domain/language/Locale';
import type { CallFailure } from '../../domain/shared/CallFailure';
import type { Result } from '../../domain/shared/Result';

export type WaitingListRejection = { readonly kind: 'email-invalid' } | CallFailure;

/** WL-01, D-09 */
export abstract class WaitingList {
  /** The answer does not tell whether the address was on the list. */
  abstract join(email: string, language: Language): Promise<Result<void, WaitingListRejection>>;
}
