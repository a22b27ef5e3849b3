import { localeItem } from '#domain/consent/storedItems';
import { locales, type Locale } from '#domain/language/Locale';
import { StoredItems } from '../shared/StoredItems';
import { service } from '../useCase';

export interface ChosenLanguage {
  readonly locale: Locale;
  /** True if the chosen language has not been saved to the player's account yet. */
  readonly isUnsaved: boolean;
}

/** Appended to the stored locale while the choice is unsaved. */
const unsavedMark = '?';

/** The language chosen in this browser. */
@service
export class LanguagePreference {
  constructor(private readonly stored: StoredItems) {}

  read(): ChosenLanguage | undefined {
    return parseChosenLanguage(this.stored.read(localeItem) ?? '');
  }

  write({ locale, isUnsaved }: ChosenLanguage): void {
    this.stored.write(localeItem, isUnsaved ? locale + unsavedMark : locale);
  }

  /** @param listener receives the locale chosen in another tab */
  onChange(listener: (locale: Locale) => void): void {
    this.stored.onChange(localeItem, (text) => {
      const chosen = parseChosenLanguage(text ?? '');
      if (chosen) listener(chosen.locale);
    });
  }
}

const parseChosenLanguage = (stored: string): ChosenLanguage | undefined => {
  const locale = locales.find((known) => stored === known || stored === known + unsavedMark);
  return locale && { locale, isUnsaved: stored.endsWith(unsavedMark) };
};
