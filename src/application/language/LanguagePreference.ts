import type { Locale } from '../../domain/language/Locale';

export interface ChosenLanguage {
  readonly locale: Locale;
  /** The choice has not reached the player's account yet. */
  readonly untold: boolean;
}

/** The language somebody chose in this browser. */
export abstract class LanguagePreference {
  abstract read(): ChosenLanguage | undefined;
  abstract write(chosen: ChosenLanguage): void;
  /** @param listener is told what is chosen in another tab */
  abstract onChange(listener: (locale: Locale) => void): void;
}
