import type { Language } from '../../src/domain/language/Locale';
import type { EmailTexts } from '../platform/emailWithLink';

export interface ActivationTexts extends Omit<EmailTexts, 'greeting' | 'reason' | 'ignore'> {
  readonly greeting: (name: string) => string;
  /** The reason of the email: a new account, or a repeated request. */
  readonly registered: string;
  readonly asked: string;
  readonly ignoreRegistered: string;
  readonly ignoreAsked: string;
}

/** The back end writes emails, so their texts are here and not in the content service. */
export const activationTexts: Readonly<Record<Language, ActivationTexts>> = {
  en: {
    subject: 'Confirm your Farstead account',
    preview: 'One step left before you can sign in.',
    heading: 'Confirm your account',
    greeting: (name) => `Hello ${name},`,
    registered:
      'Welcome to Farstead. Confirm that this e-mail address is yours, and your account is ready for take-off.',
    asked:
      'You asked for a new confirmation of your Farstead account. Confirm your e-mail address and your account is ready for take-off.',
    action: 'Confirm my account',
    alternative: 'If the button does not work, copy this address into your browser:',
    validity: 'The link works once and for two days. Links sent earlier no longer work.',
    ignoreRegistered:
      'If you did not register with us, ignore this letter: without the link, nobody can use the account.',
    ignoreAsked: 'If you did not ask for this letter, you can ignore it.',
    signature: 'The Farstead team',
  },
  fr: {
    subject: 'Confirmez votre compte Farstead',
    preview: 'Plus qu’une étape avant de vous connecter.',
    heading: 'Confirmez votre compte',
    greeting: (name) => `Bonjour ${name},`,
    registered:
      'Bienvenue dans Farstead. Confirmez que cette adresse e-mail est bien la vôtre, et votre compte sera prêt au décollage.',
    asked:
      'Vous avez demandé une nouvelle confirmation de votre compte Farstead. Confirmez votre adresse e-mail et votre compte sera prêt au décollage.',
    action: 'Confirmer mon compte',
    alternative: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
    validity:
      'Le lien est valable une seule fois, pendant deux jours. Les liens précédents ne fonctionnent plus.',
    ignoreRegistered:
      'Si vous n’êtes pas à l’origine de cette inscription, ignorez ce message : sans le lien, personne ne peut utiliser le compte.',
    ignoreAsked: 'Si vous n’êtes pas à l’origine de cette demande, ignorez ce message.',
    signature: 'L’équipe Farstead',
  },
  de: {
    subject: 'Bestätige dein Farstead-Konto',
    preview: 'Nur noch ein Schritt bis zur Anmeldung.',
    heading: 'Bestätige dein Konto',
    greeting: (name) => `Hallo ${name},`,
    registered:
      'willkommen bei Farstead. Bestätige, dass diese E-Mail-Adresse dir gehört, dann ist dein Konto startklar.',
    asked:
      'du hast eine neue Bestätigung für dein Farstead-Konto angefordert. Bestätige deine E-Mail-Adresse, dann ist dein Konto startklar.',
    action: 'Mein Konto bestätigen',
    alternative: 'Falls die Schaltfläche nicht funktioniert, kopiere diese Adresse in deinen Browser:',
    validity: 'Der Link funktioniert einmal und zwei Tage lang. Früher gesendete Links gelten nicht mehr.',
    ignoreRegistered:
      'Wenn du dich nicht registriert hast, ignoriere diese Nachricht: Ohne den Link kann niemand das Konto benutzen.',
    ignoreAsked: 'Wenn du diese Nachricht nicht angefordert hast, kannst du sie ignorieren.',
    signature: 'Dein Farstead-Team',
  },
};

/** To a ghost with orders: the sign-up starts again from the link, with a password that the owner chooses. */
export const signUpTexts: Readonly<Record<Language, EmailTexts>> = {
  en: {
    subject: 'Finish creating your Farstead account',
    preview: 'You have ordered with this address. Create your account from this email.',
    heading: 'Finish creating your account',
    greeting: 'Hello,',
    reason:
      'Somebody has filled in our sign-up form with this email address. You have ordered with it before, so we make sure that the account becomes yours: follow the link and choose your password there.',
    action: 'Create my account',
    alternative: 'If the button does not work, copy this address into your browser:',
    validity: 'The link works once and for two days. The link in your receipt stays valid.',
    ignore: 'If you did not sign up, ignore this email. No account was created, and your orders are safe.',
    signature: 'The Farstead team',
  },
  fr: {
    subject: 'Terminez la création de votre compte Farstead',
    preview: 'Vous avez commandé avec cette adresse. Créez votre compte depuis cet e-mail.',
    heading: 'Terminez la création de votre compte',
    greeting: 'Bonjour,',
    reason:
      'Quelqu’un a rempli notre formulaire d’inscription avec cette adresse e-mail. Vous avez déjà commandé avec elle : pour que le compte soit bien le vôtre, suivez le lien et choisissez-y votre mot de passe.',
    action: 'Créer mon compte',
    alternative: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
    validity: 'Le lien est valable une seule fois, pendant deux jours. Le lien de votre reçu reste valable.',
    ignore:
      'Si vous n’êtes pas à l’origine de cette inscription, ignorez cet e-mail. Aucun compte n’a été créé, et vos commandes sont en sécurité.',
    signature: 'L’équipe Farstead',
  },
  de: {
    subject: 'Erstelle dein Farstead-Konto zu Ende',
    preview: 'Du hast mit dieser Adresse bestellt. Erstelle dein Konto über diese E-Mail.',
    heading: 'Erstelle dein Konto zu Ende',
    greeting: 'Hallo,',
    reason:
      'jemand hat unser Registrierungsformular mit dieser E-Mail-Adresse ausgefüllt. Du hast mit ihr schon bestellt. Damit das Konto wirklich deines wird, folge dem Link und wähle dort dein Passwort.',
    action: 'Mein Konto erstellen',
    alternative: 'Falls die Schaltfläche nicht funktioniert, kopiere diese Adresse in deinen Browser:',
    validity: 'Der Link funktioniert einmal und zwei Tage lang. Der Link in deiner Quittung gilt weiter.',
    ignore:
      'Wenn du dich nicht registriert hast, ignoriere diese E-Mail. Es wurde kein Konto erstellt, und deine Bestellungen sind sicher.',
    signature: 'Dein Farstead-Team',
  },
};
