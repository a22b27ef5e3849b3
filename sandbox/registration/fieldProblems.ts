import { backEndTexts, type BackEndTexts } from '#content/generated/backEndTexts';
import type { Language } from '#domain/language/Locale';
import { codeFormatRefusals, codeRefusals } from '#domain/products/codeRefusals';
import type { ProfileField, ProfileProblem } from '#domain/profile/Profile';
import { invalidFields } from '#domain/registration/registrationRefusals';
import { kindOfCode } from '#domain/shared/Refusal';
import type { Registration } from './schema';

type FieldTexts = BackEndTexts['registration'];

export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** Text of a validation error, in the language of the request. */
export const fieldText = (
  field: ProfileField | 'password',
  problem: ProfileProblem,
  language: Language,
): string => {
  const texts = backEndTexts[language].registration;
  if (field === 'password') return texts.passwordInvalid;
  if (problem === 'required') return texts.required;
  if (field === 'displayName') return texts.displayNameInvalid;
  if (field === 'email') return problem === 'too-long' ? texts.emailTooLong : texts.emailInvalid;
  if (field === 'firstName' || field === 'lastName') {
    return problem === 'too-long' ? texts.nameTooLong : texts.nameInvalid;
  }
  return problem === 'too-long' ? texts.addressTooLong : texts.invalid;
};

/** Returns the validation errors by registration field (VA-01); empty if all are valid. */
export const problemsOf = (typed: Registration): FieldErrors =>
  Object.fromEntries(
    invalidFields(typed).map(({ field, problem }) => [field, [fieldText(field, problem, typed.language)]]),
  );

const refusals = { ...codeRefusals, ...codeFormatRefusals };

const codeProblems: Readonly<Record<keyof typeof refusals, keyof FieldTexts>> = {
  'malformed-code': 'malformedCode',
  'unknown-code': 'unknownCode',
  'used-code': 'usedCode',
  'expired-code': 'expiredCode',
  'reserved-code': 'reservedCode',
  'canceled-code': 'canceledCode',
};

/** Message for the code field; undefined for an error that is not about the code. */
export const codeProblemText = (code: number, language: Language): string | undefined => {
  const kind = kindOfCode(refusals, code);
  return kind && backEndTexts[language].registration[codeProblems[kind]];
};
