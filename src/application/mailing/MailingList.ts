import type { Language } from '#domain/language/Locale';
import type { CategoryChange, OfferedCategory, RecordedCategory } from '#domain/mailing/EmailPreferences';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';

/** Email categories that players can subscribe to, and the players' subscriptions. */
export abstract class MailingList {
  abstract listOffered(): Promise<Result<readonly OfferedCategory[], CallFailure>>;

  /** @param email email of the signed-in player */
  abstract listRecorded(email: string): Promise<Result<readonly RecordedCategory[], CallFailure>>;

  /**
   * Saves the given preferences and leaves all others unchanged.
   * @param language language of the emails
   */
  abstract change(
    email: string,
    language: Language,
    changes: readonly CategoryChange[],
  ): Promise<Result<void, CallFailure>>;
}
