import type { Language } from '#domain/language/Locale';
import type { EndedSetup } from '#domain/security/EndedSetup';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';

/**
 * - `unknown-key`: the key does not exist, or a newer key may have replaced it
 * - `email-taken`: another account has started using the email
 */
export type EmailKeyProblem = {
  readonly kind: 'unknown-key' | 'expired-key' | 'used-key' | 'key-of-other' | 'email-taken';
};

export interface UndoneEmailChange {
  /** The email address that was restored. */
  readonly email: string;
  /** Key that authorizes setting a new password. */
  readonly resetKey: string;
  /** What was set up since the change and ended with it. Empty if the back end does not report it. */
  readonly ended: readonly EndedSetup[];
}

export abstract class EmailChanges {
  /** Cancels the pending change, if any. The link sent to the new address stops working. */
  abstract withdraw(): Promise<Result<void, CallFailure>>;
  /** Checks whether the key can still undo the email change. Does not use up the key. */
  abstract checkUndo(key: string): Promise<Result<void, EmailKeyProblem | CallFailure>>;
  abstract confirm(key: string, language: Language): Promise<Result<void, EmailKeyProblem | CallFailure>>;
  /** Undoes the email change, signs the account out everywhere, and ends what was set up since the change. */
  abstract undo(
    key: string,
    language: Language,
  ): Promise<Result<UndoneEmailChange, EmailKeyProblem | CallFailure>>;
}
