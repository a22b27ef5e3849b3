import { isCode, isDisplayName, isEmail, isName, isNewPassword } from '../shared/patterns';

/** What somebody fills in to become a player, as it was typed (RG-01). */
export interface RegistrationForm {
  readonly firstName: string;
  readonly lastName: string;
  readonly displayName: string;
  readonly email: string;
  readonly password: string;
  readonly retypePassword: string;
  /** Who recruited this player; may stay empty. */
  readonly recruiterCode: string;
  /** May stay empty. */
  readonly gameCode: string;
  readonly newsletter: boolean;
}

export type RegistrationField = Exclude<keyof RegistrationForm, 'newsletter'>;

export type FieldProblem = 'required' | 'invalid' | 'mismatch';

/** What is wrong, by field; empty when nothing is. */
export type RegistrationProblems = Readonly<Partial<Record<RegistrationField, FieldProblem>>>;

/** Lengths count UTF-16 units, as the shared patterns do. */
const longestName = 30;
const longestEmail = 254;
const gameCodeLength = 36;

type Rule = (typed: string, form: RegistrationForm) => FieldProblem | undefined;

const needed =
  (isRight: (typed: string) => boolean): Rule =>
  (typed) => {
    if (typed === '') return 'required';
    return isRight(typed) ? undefined : 'invalid';
  };

const optional =
  (isRight: (typed: string) => boolean): Rule =>
  (typed) =>
    typed === '' || isRight(typed) ? undefined : 'invalid';

const name = needed((typed) => isName(typed) && typed.length <= longestName);

const rules: Readonly<Record<RegistrationField, Rule>> = {
  firstName: name,
  lastName: name,
  displayName: needed(isDisplayName),
  email: needed((typed) => isEmail(typed) && typed.length <= longestEmail),
  password: needed(isNewPassword),
  retypePassword: (typed, { password }) => {
    if (typed === '') return 'required';
    return typed === password ? undefined : 'mismatch';
  },
  recruiterCode: optional(isCode),
  gameCode: optional((typed) => isCode(typed) && typed.length === gameCodeLength),
};

const fields = Object.keys(rules) as readonly RegistrationField[];

/** Without the spaces that come along with pasting; passwords are what they are. */
export const trimmed = (form: RegistrationForm): RegistrationForm => ({
  ...form,
  firstName: form.firstName.trim(),
  lastName: form.lastName.trim(),
  displayName: form.displayName.trim(),
  email: form.email.trim(),
  recruiterCode: form.recruiterCode.trim(),
  gameCode: form.gameCode.trim(),
});

/** What has to be put right before a form may be sent (VA-01, document 3 §5). */
export const registrationProblems = (form: RegistrationForm): RegistrationProblems => {
  const typed = trimmed(form);
  return Object.fromEntries(
    fields.flatMap((field) => {
      const problem = rules[field](typed[field], typed);
      return problem ? [[field, problem]] : [];
    }),
  );
};
