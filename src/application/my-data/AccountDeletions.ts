import type { Language } from '#domain/language/Locale';
import type { AccountDeletion } from '#domain/my-data/AccountDeletion';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';

export interface WrongPassword {
  readonly kind: 'wrong-password';
}

/** The key was replaced by a newer one, or its account no longer exists. */
export interface DeadKeepKey {
  readonly kind: 'dead-key';
}

/** Deletes accounts after a grace period in which the deletion can be canceled. The owner is notified by email. */
export abstract class AccountDeletions {
  /** Returns undefined if no deletion is scheduled. */
  abstract find(): Promise<Result<AccountDeletion | undefined, CallFailure>>;
  /** If a deletion is already scheduled, a second request does not change it. */
  abstract request(
    password: string,
    language: Language,
  ): Promise<Result<AccountDeletion, WrongPassword | CallFailure>>;
  /** Safe to retry. */
  abstract keepAccount(language: Language): Promise<Result<void, CallFailure>>;
  /**
   * Safe to retry.
   *
   * @param key key from the email; the caller does not need a session
   */
  abstract keepAccountByKey(
    key: string,
    language: Language,
  ): Promise<Result<void, DeadKeepKey | CallFailure>>;
}
