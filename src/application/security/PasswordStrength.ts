import type { Language } from '#domain/language/Locale';
import type { Strength } from '#domain/security/Strength';

export abstract class PasswordStrength {
  /** @returns undefined on failure, or if a newer request has replaced this one */
  abstract estimate(
    password: string,
    weakWords: readonly string[],
    language: Language,
  ): Promise<Strength | undefined>;
}
