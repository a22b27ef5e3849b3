import type { Language } from '../../src/domain/language/Locale';
import type { EmailTexts } from '../platform/emailWithLink';

export const newsletterTexts: Readonly<Record<Language, EmailTexts>> = {
  en: {
    subject: 'Confirm your newsletter subscription',
    preview: 'One click, and the news from the shard comes to you.',
    heading: 'Confirm your subscription',
    greeting: 'Hello,',
    reason:
      'Somebody asked on the Farstead website for our newsletter to be sent to this address. If that was you, confirm it: only then do we write to you.',
    action: 'Confirm my subscription',
    alternative: 'If the button does not work, copy this address into your browser:',
    validity: 'The link works for two days. If you sign up again, only the newest link counts.',
    ignore: 'If that was not you, ignore this letter: nothing more will come.',
    signature: 'The Farstead team',
  },
  fr: {
    subject: 'Confirmez votre abonnement à la lettre d’information',
    preview: 'Un clic, et les nouvelles du monde de Farstead viennent à vous.',
    heading: 'Confirmez votre abonnement',
    greeting: 'Bonjour,',
    reason:
      'Quelqu’un a demandé sur le site de Farstead que notre lettre d’information soit envoyée à cette adresse. Si c’est vous, confirmez-le : nous ne vous écrirons qu’ensuite.',
    action: 'Confirmer mon abonnement',
    alternative: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
    validity:
      'Le lien est valable pendant deux jours. Si vous vous inscrivez de nouveau, seul le dernier lien compte.',
    ignore: 'Si ce n’est pas vous, ignorez ce message : vous n’en recevrez pas d’autre.',
    signature: 'L’équipe Farstead',
  },
  de: {
    subject: 'Bestätige dein Newsletter-Abo',
    preview: 'Ein Klick, und die Neuigkeiten aus Farstead kommen zu dir.',
    heading: 'Bestätige dein Abo',
    greeting: 'Hallo,',
    reason:
      'jemand hat auf der Farstead-Website unseren Newsletter für diese Adresse bestellt. Wenn du das warst, bestätige es: Erst dann schreiben wir dir.',
    action: 'Mein Abo bestätigen',
    alternative: 'Falls die Schaltfläche nicht funktioniert, kopiere diese Adresse in deinen Browser:',
    validity: 'Der Link gilt zwei Tage lang. Meldest du dich noch einmal an, zählt nur der neueste Link.',
    ignore: 'Wenn du das nicht warst, ignoriere diese Nachricht: Es kommt nichts weiter.',
    signature: 'Dein Farstead-Team',
  },
};

export interface ConfirmationTexts {
  readonly title: string;
  readonly text: string;
  readonly home: string;
}

export const confirmedTexts: Readonly<Record<Language, ConfirmationTexts>> = {
  en: {
    title: 'You are subscribed',
    text: 'The next newsletter comes to your inbox. You can close this page.',
    home: 'To the Farstead website',
  },
  fr: {
    title: 'Votre abonnement est confirmé',
    text: 'La prochaine lettre d’information arrivera dans votre boîte. Vous pouvez fermer cette page.',
    home: 'Vers le site de Farstead',
  },
  de: {
    title: 'Dein Abo ist bestätigt',
    text: 'Der nächste Newsletter kommt in dein Postfach. Du kannst diese Seite schließen.',
    home: 'Zur Farstead-Website',
  },
};

export const unknownKeyTexts: Readonly<Record<Language, ConfirmationTexts>> = {
  en: {
    title: 'This link no longer works',
    text: 'It is older than two days, or a newer letter has replaced it. Sign up again at the foot of our website.',
    home: 'To the Farstead website',
  },
  fr: {
    title: 'Ce lien ne fonctionne plus',
    text: 'Il date de plus de deux jours, ou un message plus récent l’a remplacé. Inscrivez-vous de nouveau au bas de notre site.',
    home: 'Vers le site de Farstead',
  },
  de: {
    title: 'Dieser Link gilt nicht mehr',
    text: 'Er ist älter als zwei Tage, oder eine neuere Nachricht hat ihn ersetzt. Melde dich unten auf unserer Website noch einmal an.',
    home: 'Zur Farstead-Website',
  },
};
