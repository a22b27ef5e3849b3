import {
  isAlphanumericCode,
  isDisplayName,
  isEmail,
  isName,
  isNewPassword,
  maxNameLength,
} from '../shared/patterns';

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

/** Length in UTF-16 code units, as in the shared patterns. */
const gameCodeLength = 36;

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
  gameCode: optional((typed) => isAlphanumericCode(typed) && typed.length === gameCodeLength),
};

const fields = Object.keys(rules) as readonly RegistrationField[];

/** Trims every text except the passwords. */
export const trimRegistration = (form: RegistrationForm): RegistrationForm => ({
  ...form,
  firstName: form.firstName.trim(),
  lastName: form.lastName.trim(),
  displayName: form.displayName.trim(),
  email: form.email.trim(),
  recruiterCode: form.recruiterCode.trim(),
  gameCode: form.gameCode.trim(),
});

export const registrationProblems = (form: RegistrationForm): RegistrationProblems => {
  const typed = trimRegistration(form);
  return Object.fromEntries(
    fields.flatMap((field) => {
      const problem = rules[field](typed[field], typed);
      return problem ? [[field, problem]] : [];
    }),
  );
};
