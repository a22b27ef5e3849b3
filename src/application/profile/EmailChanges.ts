import type { Language } from '#domain/language/Locale';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';

/** `unknown-key`: may have been replaced by a newer key. `email-taken`: another account has the email by now. */
export type EmailKeyProblem = {
  readonly kind: 'unknown-key' | 'expired-key' | 'used-key' | 'key-of-other' | 'email-taken';
};

export interface UndoneEmailChange {
  /** The restored email of the account. */
  readonly email: string;
  /** Key for the page that sets a new password. */
  readonly resetKey: string;
}

export abstract class EmailChanges {
  /** Cancels the pending change, if there is one. The link in the new mailbox stops working. */
  abstract withdraw(): Promise<Result<void, CallFailure>>;
  /** Checks whether a key can still undo its change, without using the key. */
  abstract checkUndo(key: string): Promise<Result<void, EmailKeyProblem | CallFailure>>;
  abstract confirm(key: string, language: Language): Promise<Result<void, EmailKeyProblem | CallFailure>>;
  /** Undoes the change and signs the account out everywhere. */
  abstract undo(
    key: string,
    language: Language,
  ): Promise<Result<UndoneEmailChange, EmailKeyProblem | CallFailure>>;
}
