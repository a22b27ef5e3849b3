import { isDisplayName, isEmail, isName, isNewPassword } from '../../src/domain/shared/patterns';
import { fieldTexts, type FieldTexts } from './fieldTexts';
import type { Registration } from './schema';

export type FieldErrors = Readonly<Record<string, readonly string[]>>;

const longestName = 30;
const longestEmail = 254;
/** No database takes a NUL, and no name or address has any of the others. */
const control = /\p{Cc}/u;

const nameProblem = (typed: string, texts: FieldTexts): string | undefined => {
  if (typed.trim() === '') return texts.required;
  if (typed.length > longestName) return texts.nameTooLong;
  return isName(typed) && !control.test(typed) ? undefined : texts.nameInvalid;
};

const emailProblem = (typed: string, texts: FieldTexts): string | undefined => {
  if (typed.trim() === '') return texts.required;
  if (typed.length > longestEmail) return texts.emailTooLong;
  return isEmail(typed) && !control.test(typed) ? undefined : texts.emailInvalid;
};

/** What is wrong with the fields of a registration (VA-01), in the language of the one who typed; empty when nothing is. */
export const problemsOf = (typed: Registration): FieldErrors => {
  const texts = fieldTexts[typed.language];
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
