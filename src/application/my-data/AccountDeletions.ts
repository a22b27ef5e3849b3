import type { Language } from '../../domain/language/Locale';
import type { AccountDeletion } from '../../domain/my-data/AccountDeletion';
import type { CallFailure } from '../../domain/shared/CallFailure';
import type { Result } from '../../domain/shared/Result';

export interface WrongPassword {
  readonly kind: 'wrong-password';
}

/** The key was used, was replaced, or its account is gone. */
export interface DeadKeepKey {
  readonly kind: 'dead-key';
}

/** Deletes accounts after some days in which they can be kept; the owner is told by email. */
export abstract class AccountDeletions {
  /** Nothing when the account is not to be deleted. */
  abstract find(): Promise<Result<AccountDeletion | undefined, CallFailure>>;
  /** Requested twice, the first request counts. */
  abstract request(
    password: string,
    language: Language,
  ): Promise<Result<AccountDeletion, WrongPassword | CallFailure>>;
  /** May be sent twice. */
  abstract keep(language: Language): Promise<Result<void, CallFailure>>;
  /** @param key of the email; nobody has to be signed in */
  abstract keepBy(key: string, language: Language): Promise<Result<void, DeadKeepKey | CallFailure>>;
}
