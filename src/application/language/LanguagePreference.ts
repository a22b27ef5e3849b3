import { localeItem } from '../../domain/consent/storedItems';
import { locales, type Locale } from '../../domain/language/Locale';
import { StoredItems } from '../shared/StoredItems';
import { service } from '../useCase';

export interface ChosenLanguage {
  readonly locale: Locale;
  /** The choice has not reached the player's account yet. */
  readonly untold: boolean;
}

/** Stored behind the locale while the choice is untold. */
const untoldMark = '?';

/** The language that was chosen in this browser. */
@service
export class LanguagePreference {
  constructor(private readonly stored: StoredItems) {}

  read(): ChosenLanguage | undefined {
    return chosenIn(this.stored.read(localeItem) ?? '');
  }

  write({ locale, untold }: ChosenLanguage): void {
    this.stored.write(localeItem, untold ? locale + untoldMark : locale);
  }

  /** @param listener is told what is chosen in another tab */
  onChange(listener: (locale: Locale) => void): void {
    this.stored.onChange(localeItem, (text) => {
      const chosen = chosenIn(text ?? '');
      if (chosen) listener(chosen.locale);
    });
  }
}

const chosenIn = (stored: string): ChosenLanguage | undefined => {
  const locale = locales.find((known) => stored === known || stored === known + untoldMark);
  return locale && { locale, untold: stored.endsWith(untoldMark) };
};
