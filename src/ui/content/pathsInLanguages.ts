import { locales, type Locale } from '../../domain/language/Locale';
import type { PageHead } from '../app/Pages';

interface Placed {
  /** The language of the page. */
  readonly locale: Locale;
  readonly uid: string;
  /** Uids by language; nothing when they are not known. */
  readonly translations?: Partial<Readonly<Record<Locale, string>>> | undefined;
}

/** The paths of a document in the languages that have it; nothing when these are not known. */
export const pathsInLanguages = (
  { locale: own, uid: ownUid, translations }: Placed,
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
