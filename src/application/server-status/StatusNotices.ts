import type { Language } from '#domain/language/Locale';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';

export type NoticeRejection = { readonly kind: 'email-invalid' } | CallFailure;

/** Emails that say that the game is up again. Optional feature of the back end: `status-notices`. */
export abstract class StatusNotices {
  /** Requests one email, which the recipient confirms with an emailed link. */
  abstract request(email: string, language: Language): Promise<Result<void, NoticeRejection>>;
}
