import { injectable } from 'inversify';
import { LanguagePreference, type ChosenLanguage } from '../../../application/language/LanguagePreference';
import type { Locale } from '../../../domain/language/Locale';

@injectable()
export class InMemoryLanguagePreference extends LanguagePreference {
  private chosen: ChosenLanguage | undefined;
  private readonly listeners = new Set<(locale: Locale) => void>();

  read(): ChosenLanguage | undefined {
    return this.chosen;
  }

  write(chosen: ChosenLanguage): void {
    this.chosen = chosen;
  }

  onChange(listener: (locale: Locale) => void): void {
    this.listeners.add(listener);
  }

  /** A choice in another tab. */
  chooseElsewhere(chosen: ChosenLanguage): void {
    this.chosen = chosen;
    this.listeners.forEach((listener) => listener(chosen.locale));
  }
}
