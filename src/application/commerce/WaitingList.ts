import type { Language } from '../../domain/language/Locale';
import type { CallFailure } from '../../domain/shared/CallFailure';
import type { Result } from '../../domain/shared/Result';

export type WaitingListRejection = { readonly kind: 'email-invalid' } | CallFailure;

/** Those who want to hear when a campaign that is sold out sells again (WL-01, D-09). */
export abstract class WaitingList {
  /** The answer is the same whoever joined before. */
  abstract join(email: string, language: Language): Promise<Result<void, WaitingListRejection>>;
}
