import type { Language } from '../../domain/language/Locale';
import type { Strength } from '../../domain/security/Strength';

export abstract class PasswordStrength {
  /**
   * @param weakWords words about the player
   * @param language whose common words and names are weak
   * @returns undefined when the strength can't be estimated, or a newer request replaced this one
   */
  abstract estimate(
    password: string,
    weakWords: readonly string[],
    language: Language,
  ): Promise<Strength | undefined>;
}
