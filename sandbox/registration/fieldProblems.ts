import { backEndTexts, type BackEndTexts } from '#content/generated/backEndTexts';
import type { Language } from '#domain/language/Locale';
import {
  isDisplayName,
  isEmail,
  isName,
  isNewPassword,
  maxEmailLength,
  maxNameLength,
} from '#domain/shared/patterns';
import { ErrorCode } from '../platform/errors';
import type { Registration } from './schema';

type FieldTexts = BackEndTexts['registration'];

export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** Control characters are rejected, because PostgreSQL cannot store NUL, and names do not need the others. */
const control = /\p{Cc}/u;

const nameProblem = (typed: string, texts: FieldTexts): string | undefined => {
  if (typed.trim() === '') return texts.required;
  if (typed.length > maxNameLength) return texts.nameTooLong;
  return isName(typed) && !control.test(typed) ? undefined : texts.nameInvalid;
};

const emailProblem = (typed: string, texts: FieldTexts): string | undefined => {
  if (typed.trim() === '') return texts.required;
  if (typed.length > maxEmailLength) return texts.emailTooLong;
  return isEmail(typed) ? undefined : texts.emailInvalid;
};

/** Returns the problems of each registration field (VA-01) in the language of the request; empty if all are valid. */
export const problemsOf = (typed: Registration): FieldErrors => {
  const texts = backEndTexts[typed.language].registration;
  const problems = {
    firstName: nameProblem(typed.firstName, texts),
    lastName: nameProblem(typed.lastName, texts),
    displayName: isDisplayName(typed.displayName) ? undefined : texts.displayNameInvalid,
    email: emailProblem(typed.email, texts),
    password: isNewPassword(typed.password) ? undefined : texts.passwordInvalid,
  };
  return Object.fromEntries(
    Object.entries(problems).flatMap(([field, text]) => (text === undefined ? [] : [[field, [text]]])),
  );
};

const codeProblems: Partial<Record<ErrorCode, keyof FieldTexts>> = {
  [ErrorCode.malformedCode]: 'malformedCode',
  [ErrorCode.unknownCode]: 'unknownCode',
  [ErrorCode.usedCode]: 'usedCode',
  [ErrorCode.expiredCode]: 'expiredCode',
  [ErrorCode.reservedCode]: 'reservedCode',
  [ErrorCode.canceledKey]: 'canceledCode',
};

/** Message for the code field; undefined for an error that is not about the code. */
export const codeProblemText = (code: ErrorCode, language: Language): string | undefined => {
  const problem = codeProblems[code];
  return problem && backEndTexts[language].registration[problem];
};
