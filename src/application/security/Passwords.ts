import type { Language } from '#domain/language/Locale';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';

export interface WrongPassword {
  readonly kind: 'wrong-password';
}

/** The server rejected the new password. The error texts are in the requested language. */
export interface RefusedPassword {
  readonly kind: 'refused-password';
  readonly texts: readonly string[];
}

export interface PasswordChange {
  readonly password: string;
  readonly currentPassword: string;
}

export abstract class Passwords {
  /**
   * Changes the password and ends the player's other sessions, but not the current one.
   * @param language language of the notification email to the player
   */
  abstract change(
    change: PasswordChange,
    language: Language,
  ): Promise<Result<void, WrongPassword | RefusedPassword | CallFailure>>;
}
