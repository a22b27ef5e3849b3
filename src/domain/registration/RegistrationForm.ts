import { parsePrintedCode } from '../products/RedemptionCode';
import {
  isAlphanumericCode,
  isDisplayName,
  isEmail,
  isName,
  isNewPassword,
  maxNameLength,
} from '../shared/patterns';
import {
  cleanDisplayName,
  cleanEmail,
  cleanKey,
  cleanName,
  cleanReferralCode,
  normalizeSecret,
} from '../shared/spellings';

export interface RegistrationForm {
  readonly firstName: string;
  readonly lastName: string;
  readonly displayName: string;
  readonly email: string;
  readonly password: string;
  readonly retypePassword: string;
  readonly recruiterCode: string;
  readonly gameCode: string;
  readonly newsletter: boolean;
}

export const emptyRegistration: RegistrationForm = {
  firstName: '',
  lastName: '',
  displayName: '',
  email: '',
  password: '',
  retypePassword: '',
  recruiterCode: '',
  gameCode: '',
  newsletter: false,
};

export type RegistrationField = Exclude<keyof RegistrationForm, 'newsletter'>;

export type FieldProblem = 'required' | 'invalid' | 'mismatch';

export type RegistrationProblems = Readonly<Partial<Record<RegistrationField, FieldProblem>>>;

/** Length of an emailed key in UTF-16 code units, as in the shared patterns. A printed code is shorter. */
const gameKeyLength = 36;

type Rule = (typed: string, form: RegistrationForm) => FieldProblem | undefined;

const required =
  (isValid: (typed: string) => boolean): Rule =>
  (typed) => {
    if (typed === '') return 'required';
    return isValid(typed) ? undefined : 'invalid';
  };

const optional =
  (isValid: (typed: string) => boolean): Rule =>
  (typed) =>
    typed === '' || isValid(typed) ? undefined : 'invalid';

const name = required((typed) => isName(typed) && typed.length <= maxNameLength);

const rules: Readonly<Record<RegistrationField, Rule>> = {
  firstName: name,
  lastName: name,
  displayName: required(isDisplayName),
  email: required(isEmail),
  password: required(isNewPassword),
  retypePassword: (typed, { password }) => {
    if (typed === '') return 'required';
    return typed === password ? undefined : 'mismatch';
  },
  recruiterCode: optional(isAlphanumericCode),
  gameCode: optional(
    (typed) =>
      parsePrintedCode(typed) !== undefined || (isAlphanumericCode(typed) && typed.length === gameKeyLength),
  ),
};

const fields = Object.keys(rules) as readonly RegistrationField[];

export const isNameField = (field: string): boolean => field === 'firstName' || field === 'lastName';

/** Returns the form in the spelling that is sent. A printed code is sent without its spaces and dashes. */
export const cleanRegistration = (form: RegistrationForm): RegistrationForm => ({
  ...form,
  firstName: cleanName(form.firstName),
  lastName: cleanName(form.lastName),
  displayName: cleanDisplayName(form.displayName),
  email: cleanEmail(form.email),
  password: normalizeSecret(form.password),
  retypePassword: normalizeSecret(form.retypePassword),
  recruiterCode: cleanReferralCode(form.recruiterCode),
  gameCode: parsePrintedCode(form.gameCode) ?? cleanKey(form.gameCode),
});

/** @param isBuyer whether the form comes from a buyer, who may omit the first and last name */
export const registrationProblems = (form: RegistrationForm, isBuyer = false): RegistrationProblems => {
  const typed = cleanRegistration(form);
  return Object.fromEntries(
    fields.flatMap((field) => {
      if (isBuyer && isNameField(field) && typed[field] === '') return [];
      const problem = rules[field](typed[field], typed);
      return problem ? [[field, problem]] : [];
    }),
  );
};
