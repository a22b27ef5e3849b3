import { localeItem } from '#domain/consent/storedItems';
import {
  parseChosenLanguage,
  serializeChosenLanguage,
  type ChosenLanguage,
} from '#domain/language/ChosenLanguage';
import type { Locale } from '#domain/language/Locale';
import { StoredItems } from '../shared/StoredItems';
import { service } from '../useCase';

/** The language chosen in this browser. */
@service
export class LanguagePreference {
  constructor(private readonly stored: StoredItems) {}

  read(): ChosenLanguage | undefined {
    return parseChosenLanguage(this.stored.read(localeItem) ?? '');
  }

  write(chosen: ChosenLanguage): void {
    this.stored.write(localeItem, serializeChosenLanguage(chosen));
  }

  /** @param listener receives the locale chosen in another tab */
  onChange(listener: (locale: Locale) => void): void {
    this.stored.onChange(localeItem, (text) => {
      const chosen = parseChosenLanguage(text ?? '');
      if (chosen) listener(chosen.locale);
    });
  }
}
