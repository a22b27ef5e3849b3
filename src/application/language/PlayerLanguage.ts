import type { Language } from '#domain/language/Locale';

export abstract class PlayerLanguage {
  /** @returns whether the server accepted the language */
  abstract save(language: Language): Promise<boolean>;
}
