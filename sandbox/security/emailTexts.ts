import type { Language } from '../../src/domain/language/Locale';
import type { EmailTexts } from '../platform/emailWithLink';

type Greeted = Omit<EmailTexts, 'greeting'> & { readonly greeting: (name: string) => string };

export const resetTexts: Readonly<Record<Language, Greeted>> = {
  en: {
    subject: 'Choose a new password for Farstead',
    preview: 'This link lets you choose it. It works for an hour.',
    heading: 'Choose a new password',
    greeting: (name) => `Hello ${name},`,
    reason: 'Somebody asked for a new password for your Farstead account. If that was you, choose it now.',
    action: 'Choose a new password',
    alternative: 'If the button does not work, copy this address into your browser:',
    validity: 'The link works once and for an hour. Links sent earlier no longer work.',
    ignore: 'If that was not you, ignore this letter: your password stays as it is.',
    signature: 'The Farstead team',
  },
  fr: {
    subject: 'Choisissez un nouveau mot de passe pour Farstead',
    preview: 'Ce lien vous permet de le choisir. Il est valable une heure.',
    heading: 'Choisissez un nouveau mot de passe',
    greeting: (name) => `Bonjour ${name},`,
    reason:
      'Quelqu’un a demandé un nouveau mot de passe pour votre compte Farstead. Si c’est vous, choisissez-le maintenant.',
    action: 'Choisir un nouveau mot de passe',
    alternative: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
    validity:
      'Le lien est valable une seule fois, pendant une heure. Les liens précédents ne fonctionnent plus.',
    ignore: 'Si ce n’est pas vous, ignorez ce message : votre mot de passe reste le même.',
    signature: 'L’équipe Farstead',
  },
  de: {
    subject: 'Wähle ein neues Passwort für Farstead',
    preview: 'Mit diesem Link wählst du es. Er gilt eine Stunde.',
    heading: 'Wähle ein neues Passwort',
    greeting: (name) => `Hallo ${name},`,
    reason:
      'jemand hat für dein Farstead-Konto ein neues Passwort angefordert. Wenn du das warst, wähle es jetzt.',
    action: 'Neues Passwort wählen',
    alternative: 'Falls die Schaltfläche nicht funktioniert, kopiere diese Adresse in deinen Browser:',
    validity: 'Der Link funktioniert einmal und eine Stunde lang. Früher gesendete Links gelten nicht mehr.',
    ignore: 'Wenn du das nicht warst, ignoriere diese Nachricht: Dein Passwort bleibt, wie es ist.',
    signature: 'Dein Farstead-Team',
  },
};

export interface ChangedTexts extends Greeted {
  readonly twoFactorOff: string;
  /** Before the link for another new password. */
  readonly notYou: string;
}

export const changedTexts: Readonly<Record<Language, ChangedTexts>> = {
  en: {
    subject: 'Your Farstead password has been changed',
    preview: 'If that was you, there is nothing to do.',
    heading: 'Your password has been changed',
    greeting: (name) => `Hello ${name},`,
    reason:
      'The password of your Farstead account has just been changed, and your account was signed out everywhere. If that was you, there is nothing to do.',
    twoFactorOff:
      'Two-factor authentication was turned off at the same time. You can turn it on again in your account, under Security.',
    notYou:
      'If that was not you, somebody can read your e-mail: secure your mailbox first, then choose a new password.',
    action: 'Choose a new password',
    alternative: 'If the button does not work, copy this address into your browser:',
    ignore: 'We write to you whenever the password of your account changes.',
    signature: 'The Farstead team',
  },
  fr: {
    subject: 'Votre mot de passe Farstead a été modifié',
    preview: 'Si c’est vous, vous n’avez rien à faire.',
    heading: 'Votre mot de passe a été modifié',
    greeting: (name) => `Bonjour ${name},`,
    reason:
      'Le mot de passe de votre compte Farstead vient d’être modifié, et votre compte a été déconnecté partout. Si c’est vous, vous n’avez rien à faire.',
    twoFactorOff:
      'La double authentification a été désactivée en même temps. Vous pouvez la réactiver dans votre compte, sous Sécurité.',
    notYou:
      'Si ce n’est pas vous, quelqu’un peut lire vos e-mails : sécurisez d’abord votre messagerie, puis choisissez un nouveau mot de passe.',
    action: 'Choisir un nouveau mot de passe',
    alternative: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
    ignore: 'Nous vous écrivons chaque fois que le mot de passe de votre compte est modifié.',
    signature: 'L’équipe Farstead',
  },
  de: {
    subject: 'Dein Farstead-Passwort wurde geändert',
    preview: 'Wenn du das warst, musst du nichts tun.',
    heading: 'Dein Passwort wurde geändert',
    greeting: (name) => `Hallo ${name},`,
    reason:
      'das Passwort deines Farstead-Kontos wurde gerade geändert, und dein Konto wurde überall abgemeldet. Wenn du das warst, musst du nichts tun.',
    twoFactorOff:
      'Dabei wurde auch die Zwei-Faktor-Anmeldung ausgeschaltet. Du kannst sie in deinem Konto unter „Sicherheit“ wieder einschalten.',
    notYou:
      'Wenn du das nicht warst, kann jemand deine E-Mails lesen: Sichere zuerst dein Postfach und wähle dann ein neues Passwort.',
    action: 'Neues Passwort wählen',
    alternative: 'Falls die Schaltfläche nicht funktioniert, kopiere diese Adresse in deinen Browser:',
    ignore: 'Wir schreiben dir jedes Mal, wenn sich das Passwort deines Kontos ändert.',
    signature: 'Dein Farstead-Team',
  },
};
