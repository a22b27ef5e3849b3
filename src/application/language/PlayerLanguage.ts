import type { Language } from '../../domain/language/Locale';

/** The language saved with the signed-in player's account. */
export abstract class PlayerLanguage {
  /** @returns whether the server took it */
  abstract save(language: Language): Promise<boolean>;
}
