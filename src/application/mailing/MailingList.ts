import type { Language } from '../../domain/language/Locale';
import type {
  ChangedCategory,
  OfferedCategory,
  RecordedCategory,
} from '../../domain/mailing/EmailPreferences';
import type { CallFailure } from '../../domain/shared/CallFailure';
import type { Result } from '../../domain/shared/Result';

/** The emails that players can subscribe to, and who has subscribed to which. */
export abstract class MailingList {
  abstract offered(): Promise<Result<readonly OfferedCategory[], CallFailure>>;

  /** @param email of the signed-in player */
  abstract recorded(email: string): Promise<Result<readonly RecordedCategory[], CallFailure>>;

  /**
   * What is not among the changes stays as it is.
   * @param language of the emails
   */
  abstract change(
    email: string,
    language: Language,
    changes: readonly ChangedCategory[],
  ): Promise<Result<void, CallFailure>>;
}
