import { locales, type Locale } from '#domain/language/Locale';
import type { PageHead } from '../app/Pages';

interface TranslatedDocument {
  /** Language of the page. */
  readonly locale: Locale;
  readonly uid: string;
  /** Uid of the document in each language; undefined if unknown. */
  readonly translations?: Partial<Readonly<Record<Locale, string>>> | undefined;
}

/** Returns the paths of a document by language, or undefined if its translations are unknown. */
export const pathsInLanguages = (
  { locale: own, uid: ownUid, translations }: TranslatedDocument,
  pathIn: (uid: string, locale: Locale) => string,
): PageHead['translations'] => {
  if (!translations) return undefined;
  return Object.fromEntries(
    locales.flatMap((locale): [Locale, string][] => {
      const uid = locale === own ? ownUid : translations[locale];
      return uid ? [[locale, pathIn(uid, locale)]] : [];
    }),
  );
};
