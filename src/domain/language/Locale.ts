export const locales = ['en-us', 'fr-fr', 'de-de'] as const;

export type Locale = (typeof locales)[number];

/** The two-letter code that the API and a player's profile use. */
export type Language = 'en' | 'fr' | 'de';

/** English has no prefix in the path (SH-01). */
export const defaultLocale: Locale = 'en-us';

const languages: Record<Locale, Language> = { 'en-us': 'en', 'fr-fr': 'fr', 'de-de': 'de' };

export const languageOf = (locale: Locale): Language => languages[locale];

export const localeOfLanguage = (language: string): Locale | undefined =>
  locales.find((locale) => languages[locale] === language);

/** The locale as the `lang` attribute and `Intl` write it: `de-DE`. */
export const languageTag = (locale: Locale): string => {
  const [language, region = ''] = locale.split('-');
  return `${language}-${region.toUpperCase()}`;
};

/** The locale a path is in: its first segment, English when that names no language. */
export const localeOfPath = (path: string): Locale =>
  localeOfLanguage(path.split(/[/?#]/)[1] ?? '') ?? defaultLocale;

export const homePath = (locale: Locale): string =>
  locale === defaultLocale ? '/' : `/${languageOf(locale)}`;
