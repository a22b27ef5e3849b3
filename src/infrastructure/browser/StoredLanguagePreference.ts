import { injectable } from 'inversify';
import { LanguagePreference, type ChosenLanguage } from '../../application/language/LanguagePreference';
import { localeItem } from '../../domain/consent/storedItems';
import { locales, type Locale } from '../../domain/language/Locale';
import { BrowserWindow } from './BrowserWindow';
import { read, write } from './storage';

const key = localeItem.name;
const untoldMark = '?';

/** The chosen locale in local storage; a question mark behind it says that the account has not heard of it yet. */
@injectable()
export class StoredLanguagePreference extends LanguagePreference {
  constructor(private readonly browser: BrowserWindow) {
    super();
  }

  read(): ChosenLanguage | undefined {
    return chosenIn(read(() => this.browser.window.localStorage, key) ?? '');
  }

  write({ locale, untold }: ChosenLanguage): void {
    write(() => this.browser.window.localStorage, key, untold ? locale + untoldMark : locale);
  }

  /** The browser tells the other tabs of it, never the one that wrote. */
  onChange(listener: (locale: Locale) => void): void {
    this.browser.window.addEventListener('storage', ({ key: name, newValue }) => {
      const chosen = name === key ? chosenIn(newValue ?? '') : undefined;
      if (chosen) listener(chosen.locale);
    });
  }
}

const chosenIn = (stored: string): ChosenLanguage | undefined => {
  const locale = locales.find((known) => stored === known || stored === known + untoldMark);
  return locale && { locale, untold: stored.endsWith(untoldMark) };
};
