export const locales = ['en-us', 'fr-fr', 'de-de'] as const;

export type Locale = (typeof locales)[number];

const languageCodes = { 'en-us': 'en', 'fr-fr': 'fr', 'de-de': 'de' } as const satisfies Record<
  Locale,
  string
>;

export type Language = (typeof languageCodes)[Locale];

export const languages: readonly Language[] = Object.values(languageCodes);

/** Default locale. English paths have no prefix (SH-01). */
export const defaultLocale: Locale = 'en-us';

export const isLocale = (text: string): text is Locale => locales.some((locale) => locale === text);

export const languageOf = (locale: Locale): Language => languageCodes[locale];

export const localeOfLanguage = (language: string): Locale | undefined =>
  locales.find((locale) => languageCodes[locale] === language);

/** Returns the language tag, such as `de-DE`, for the `lang` attribute and `Intl`. */
export const languageTag = (locale: Locale): string => {
  const [language, region = ''] = locale.split('-');
  return `${language}-${region.toUpperCase()}`;
};

/** Returns the language tag for times of the server status. English ones use the British format (SS-01). */
export const dateTag = (locale: Locale): string => (locale === 'en-us' ? 'en-GB' : languageTag(locale));

/** Returns the locale from the first segment of a path; English if the segment is not a language. */
export const localeOfPath = (path: string): Locale =>
  localeOfLanguage(path.split(/[/?#]/)[1] ?? '') ?? defaultLocale;

export const homePath = (locale: Locale): string =>
  locale === defaultLocale ? '/' : `/${languageOf(locale)}`;
