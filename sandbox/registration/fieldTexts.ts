import type { Language } from '../../src/domain/language/Locale';
import { ErrorCode } from '../platform/errors';

type CodeProblem =
  | typeof ErrorCode.malformedCode
  | typeof ErrorCode.unknownCode
  | typeof ErrorCode.usedCode
  | typeof ErrorCode.expiredCode
  | typeof ErrorCode.reservedCode;

export interface FieldTexts {
  readonly required: string;
  readonly nameTooLong: string;
  readonly nameInvalid: string;
  readonly displayNameInvalid: string;
  readonly displayNameTaken: string;
  readonly emailInvalid: string;
  readonly emailTooLong: string;
  readonly emailTaken: string;
  readonly passwordInvalid: string;
  readonly unknownRecruiter: string;
  readonly code: Readonly<Record<CodeProblem, string>>;
}

/** Texts beside the fields of the form. */
export const fieldTexts: Readonly<Record<Language, FieldTexts>> = {
  en: {
    required: 'Fill this in.',
    nameTooLong: 'A name has 30 characters at most.',
    nameInvalid: 'This name has characters that cannot be used.',
    displayNameInvalid: 'A display name has 6 to 30 letters, digits or hyphens.',
    displayNameTaken: 'This display name is taken. Choose another one.',
    emailInvalid: 'This is not an email address.',
    emailTooLong: 'An email address has 254 characters at most.',
    emailTaken: 'There is already an account with this email.',
    passwordInvalid: 'A password has 8 to 128 characters.',
    unknownRecruiter: 'We do not know this recruiter code.',
    code: {
      [ErrorCode.malformedCode]: 'This does not look like a code.',
      [ErrorCode.unknownCode]: 'We do not know this code.',
      [ErrorCode.usedCode]: 'This code has already been used.',
      [ErrorCode.expiredCode]: 'This code has expired.',
      [ErrorCode.reservedCode]: 'This code is reserved for another account.',
    },
  },
  fr: {
    required: 'Remplissez ce champ.',
    nameTooLong: 'Un nom comporte 30 caractères au plus.',
    nameInvalid: 'Ce nom contient des caractères qui ne peuvent pas être utilisés.',
    displayNameInvalid: 'Un nom d’affichage comporte de 6 à 30 lettres, chiffres ou traits d’union.',
    displayNameTaken: 'Ce nom d’affichage est déjà pris. Choisissez-en un autre.',
    emailInvalid: 'Ceci n’est pas une adresse e-mail.',
    emailTooLong: 'Une adresse e-mail comporte 254 caractères au plus.',
    emailTaken: 'Un compte existe déjà avec cette adresse e-mail.',
    passwordInvalid: 'Un mot de passe comporte de 8 à 128 caractères.',
    unknownRecruiter: 'Nous ne connaissons pas ce code de parrainage.',
    code: {
      [ErrorCode.malformedCode]: 'Cela ne ressemble pas à un code.',
      [ErrorCode.unknownCode]: 'Nous ne connaissons pas ce code.',
      [ErrorCode.usedCode]: 'Ce code a déjà été utilisé.',
      [ErrorCode.expiredCode]: 'Ce code a expiré.',
      [ErrorCode.reservedCode]: 'Ce code est réservé à un autre compte.',
    },
  },
  de: {
    required: 'Fülle dieses Feld aus.',
    nameTooLong: 'Ein Name hat höchstens 30 Zeichen.',
    nameInvalid: 'Dieser Name enthält Zeichen, die nicht verwendet werden können.',
    displayNameInvalid: 'Ein Anzeigename hat 6 bis 30 Buchstaben, Ziffern oder Bindestriche.',
    displayNameTaken: 'Dieser Anzeigename ist vergeben. Wähle einen anderen.',
    emailInvalid: 'Das ist keine E-Mail-Adresse.',
    emailTooLong: 'Eine E-Mail-Adresse hat höchstens 254 Zeichen.',
    emailTaken: 'Mit dieser E-Mail-Adresse gibt es schon ein Konto.',
    passwordInvalid: 'Ein Passwort hat 8 bis 128 Zeichen.',
    unknownRecruiter: 'Diesen Empfehlungscode kennen wir nicht.',
    code: {
      [ErrorCode.malformedCode]: 'Das sieht nicht wie ein Code aus.',
      [ErrorCode.unknownCode]: 'Diesen Code kennen wir nicht.',
      [ErrorCode.usedCode]: 'Dieser Code wurde schon eingelöst.',
      [ErrorCode.expiredCode]: 'Dieser Code ist abgelaufen.',
      [ErrorCode.reservedCode]: 'Dieser Code ist für ein anderes Konto reserviert.',
    },
  },
};

export const codeText = (texts: FieldTexts, code: ErrorCode): string | undefined =>
  (texts.code as Partial<Record<ErrorCode, string>>)[code];
