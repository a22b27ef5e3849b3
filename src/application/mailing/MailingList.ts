import type { Language } from '#domain/language/Locale';
import type { CategoryChange, OfferedCategory, RecordedCategory } from '#domain/mailing/EmailPreferences';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';

/** Emails that players can subscribe to, and their subscriptions. */
export abstract class MailingList {
  abstract listOffered(): Promise<Result<readonly OfferedCategory[], CallFailure>>;

  /** @param email email of the signed-in player */
  abstract listRecorded(email: string): Promise<Result<readonly RecordedCategory[], CallFailure>>;

  /**
   * Preferences that are not among the changes stay the same.
   * @param language language of the emails
   */
  abstract change(
    email: string,
    language: Language,
    changes: readonly CategoryChange[],
  ): Promise<Result<void, CallFailure>>;
}
