import type { Language } from '../../domain/language/Locale';
import type { CallFailure } from '../../domain/shared/CallFailure';
import type { Result } from '../../domain/shared/Result';

/** `unknown-key` may have been replaced by a newer one; `email-taken`: another account has the address by now. */
export type EmailKeyProblem = {
  readonly kind: 'unknown-key' | 'expired-key' | 'used-key' | 'key-of-other' | 'email-taken';
};

export interface UndoneEmailChange {
  /** The address that the account has again. */
  readonly email: string;
  /** For the page that sets a new password. */
  readonly resetKey: string;
}

export abstract class EmailChanges {
  /** Drops the pending change, also when there is none; the link in the new mailbox stops working. */
  abstract withdraw(): Promise<Result<void, CallFailure>>;
  /** Whether a key still undoes its change; it remains unused. */
  abstract checkUndo(key: string): Promise<Result<void, EmailKeyProblem | CallFailure>>;
  /** PF-02 */
  abstract confirm(key: string, language: Language): Promise<Result<void, EmailKeyProblem | CallFailure>>;
  /** Signs the account out everywhere. */
  abstract undo(
    key: string,
    language: Language,
  ): Promise<Result<UndoneEmailChange, EmailKeyProblem | CallFailure>>;
}
