import { localeOfLanguage, locales, type Locale } from './Locale';

/** The language chosen in a browser. */
export interface ChosenLanguage {
  readonly locale: Locale;
  /** True if the choice was made by hand and has not been saved to an account yet. */
  readonly isUnsaved: boolean;
}

/** Appended to the stored locale while the choice is unsaved. */
const unsavedMark = '?';

/** Stored if the visitor closed the offer of another language, which is not a choice: other tabs do not follow it. */
export const closedLanguageOffer = 'none';

export const serializeChosenLanguage = ({ locale, isUnsaved }: ChosenLanguage): string =>
  isUnsaved ? locale + unsavedMark : locale;

export const parseChosenLanguage = (stored: string): ChosenLanguage | undefined => {
  const locale = locales.find((known) => stored === known || stored === known + unsavedMark);
  return locale && { locale, isUnsaved: stored.endsWith(unsavedMark) };
};

/**
 * Returns the supported language that a browser prefers.
 * @param tags language tags, the preferred one first
 */
export const preferredLocale = (tags: readonly string[]): Locale | undefined =>
  tags.map((tag) => localeOfLanguage(tag.slice(0, 2).toLowerCase())).find((locale) => locale !== undefined);
