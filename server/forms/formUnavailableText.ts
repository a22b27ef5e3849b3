import type { Locale } from '#domain/language/Locale';

/** Plain-text response to a form if no page can be sent, because the back end or the web server is unavailable. */
export const formUnavailableText: Readonly<Record<Locale, string>> = {
  'en-us':
    'We can’t accept this right now. Go back: your browser keeps what you typed. Send it again in a few minutes.\n',
  'de-de':
    'Das können wir gerade nicht annehmen. Geh zurück: Dein Browser behält, was du geschrieben hast. Sende es in ein paar Minuten noch einmal.\n',
  'fr-fr':
    'Nous ne pouvons pas recevoir cet envoi pour le moment. Revenez en arrière : votre navigateur garde ce que vous avez saisi. Renvoyez-le dans quelques minutes.\n',
};
