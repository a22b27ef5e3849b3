import type { Language } from '../../../domain/language/Locale';

interface RegistrationTexts {
  readonly invalid: string;
  readonly emailTaken: string;
  readonly displayNameTaken: string;
  readonly unknownRecruiter: string;
  readonly unknownCode: string;
  readonly usedCode: string;
  readonly expiredCode: string;
  readonly reservedCode: string;
}

export const registrationTexts: Readonly<Record<Language, RegistrationTexts>> = {
  en: {
    invalid: 'Please check this field.',
    emailTaken: 'There is already an account with this email.',
    displayNameTaken: 'This display name is taken. Choose another one.',
    unknownRecruiter: 'We do not know this recruiter code.',
    unknownCode: 'We do not know this code.',
    usedCode: 'This code has already been used.',
    expiredCode: 'This code has expired.',
    reservedCode: 'This code is reserved for another account.',
  },
  fr: {
    invalid: 'Vérifiez ce champ.',
    emailTaken: 'Un compte existe déjà avec cette adresse e-mail.',
    displayNameTaken: 'Ce nom d’affichage est déjà pris. Choisissez-en un autre.',
    unknownRecruiter: 'Nous ne connaissons pas ce code de parrainage.',
    unknownCode: 'Nous ne connaissons pas ce code.',
    usedCode: 'Ce code a déjà été utilisé.',
    expiredCode: 'Ce code a expiré.',
    reservedCode: 'Ce code est réservé à un autre compte.',
  },
  de: {
    invalid: 'Prüfe dieses Feld.',
    emailTaken: 'Mit dieser E-Mail-Adresse gibt es schon ein Konto.',
    displayNameTaken: 'Dieser Anzeigename ist vergeben. Wähle einen anderen.',
    unknownRecruiter: 'Diesen Empfehlungscode kennen wir nicht.',
    unknownCode: 'Diesen Code kennen wir nicht.',
    usedCode: 'Dieser Code wurde schon eingelöst.',
    expiredCode: 'Dieser Code ist abgelaufen.',
    reservedCode: 'Dieser Code ist für ein anderes Konto reserviert.',
  },
};
