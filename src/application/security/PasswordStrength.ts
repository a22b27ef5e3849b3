import type { Language } from '../../domain/language/Locale';
import type { Strength } from '../../domain/security/Strength';

/** Guesses how long a password would hold against somebody who guesses. */
export abstract class PasswordStrength {
  /**
   * @param weakWords what somebody who knows the player would try first
   * @param language whose words and names are tried
   * @returns nothing when it can't be said, or a newer question has come before this one was answered
   */
  abstract estimate(
    password: string,
    weakWords: readonly string[],
    language: Language,
  ): Promise<Strength | undefined>;
}
