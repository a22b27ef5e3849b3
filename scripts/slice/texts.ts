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

/** Texts of a form and its failures. `useFailureText` reads the texts under `failure`. */
export const formTexts: Readonly<Record<string, LocalizedText>> = {
  submit: inThree('Send', 'Envoyer', 'Senden'),
  submitting: inThree('Sending', 'Envoi en cours', 'Wird gesendet'),
  done: inThree('Sent. Thank you.', 'C’est envoyé. Merci.', 'Gesendet. Danke.'),
  'failure.title': inThree(
    'Your entry was not sent',
    'Votre saisie n’a pas été envoyée',
    'Deine Eingabe wurde nicht gesendet',
  ),
  'failure.offline': inThree(
    'There is no connection. Check it, then try again.',
    'La connexion est interrompue. Vérifiez-la, puis réessayez.',
    'Es gibt keine Verbindung. Prüfe sie und versuche es noch einmal.',
  ),
  'failure.timeout': inThree(
    'The server took too long. Try again in a moment.',
    'Le serveur met trop de temps à répondre. Réessayez dans un instant.',
    'Der Server braucht zu lange. Versuche es gleich noch einmal.',
  ),
  'failure.unreadable': inThree(
    'The server gave no answer that we understand. Try again later.',
    'Le serveur a donné une réponse inattendue. Réessayez plus tard.',
    'Der Server hat unerwartet geantwortet. Versuche es später noch einmal.',
  ),
  'failure.sessionEnded': inThree(
    'Your session has ended. Log in, then try again.',
    'Votre session est terminée. Connectez-vous, puis réessayez.',
    'Deine Sitzung ist beendet. Melde dich an und versuche es noch einmal.',
  ),
  'failure.tooMany': inThree(
    'Too many attempts. Wait a few minutes, then try again.',
    'Trop de tentatives. Patientez quelques minutes, puis réessayez.',
    'Zu viele Versuche. Warte ein paar Minuten und versuche es dann noch einmal.',
  ),
  'failure.tooManyWait': inThree(
    'Too many attempts. Try again in {{seconds}} seconds.',
    'Trop de tentatives. Réessayez dans {{seconds}} secondes.',
    'Zu viele Versuche. Versuche es in {{seconds}} Sekunden noch einmal.',
  ),
  'failure.server': inThree(
    'The server did not take it (code {{code}}). Try again later.',
    'Le serveur ne l’a pas accepté (code {{code}}). Réessayez plus tard.',
    'Der Server hat es nicht angenommen (Code {{code}}). Versuche es später noch einmal.',
  ),
};
