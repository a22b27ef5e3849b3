import { locales, type Locale } from '#domain/language/Locale';
import type { Changes } from './Changes';

/** An English text, optionally with translations. */
export type LocalizedText = string | Readonly<Partial<Record<Locale, string>> & { 'en-us': string }>;

interface TextsDocument {
  readonly data: { readonly entries: readonly { readonly key: string; readonly text: string }[] };
}

/** Returns a text in the given language, or the English text prefixed with the language in brackets. */
export const localize = (words: LocalizedText, locale: Locale): string => {
  const texts = typeof words === 'string' ? { 'en-us': words } : words;
  return texts[locale] ?? `[${locale.slice(0, 2)}] ${texts['en-us']}`;
};

/** Adds texts to a namespace in all languages. */
export const addTexts = (
  changes: Changes,
  namespace: string,
  texts: Readonly<Record<string, LocalizedText>>,
): void => {
  for (const locale of locales) {
    changes.edit(`content/${locale}/texts/${namespace}.json`, (source) => {
      const document = JSON.parse(source) as TextsDocument;
      const added = Object.entries(texts).map(([key, words]) => ({ key, text: localize(words, locale) }));
      const entries = [...document.data.entries, ...added];
      return JSON.stringify({ ...document, data: { ...document.data, entries } }, null, 2);
    });
  }
};

const inThree = (english: string, french: string, german: string): LocalizedText => ({
  'en-us': english,
  'fr-fr': french,
  'de-de': german,
});

/** Texts of a form. `useFailureText` returns the shared texts for failed calls. */
export const formTexts: Readonly<Record<string, LocalizedText>> = {
  submit: inThree('Send', 'Envoyer', 'Senden'),
  submitting: inThree('Sending', 'Envoi en cours', 'Wird gesendet'),
  done: inThree('Sent. Thank you.', 'C’est envoyé. Merci.', 'Gesendet. Danke.'),
  'failure.title': inThree(
    'Your entry was not sent',
    'Votre saisie n’a pas été envoyée',
    'Deine Eingabe wurde nicht gesendet',
  ),
};
