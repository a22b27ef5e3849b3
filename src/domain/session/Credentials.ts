import { cleanEmail } from '../shared/spellings';
import { isEmail, isPassword } from '../shared/patterns';

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Six-digit two-factor code; empty in the first step of signing in. */
  readonly otp: string;
}

export type EmailProblem = 'email-required' | 'email-invalid';
export type PasswordProblem = 'password-required' | 'password-too-short';

export interface CredentialProblems {
  readonly email?: EmailProblem;
  readonly password?: PasswordProblem;
}

export const emailProblem = (typed: string): EmailProblem | undefined => {
  const email = cleanEmail(typed);
  if (email === '') return 'email-required';
  return isEmail(email) ? undefined : 'email-invalid';
};

const passwordProblem = (typed: string): PasswordProblem | undefined => {
  if (typed === '') return 'password-required';
  return isPassword(typed) ? undefined : 'password-too-short';
};

export const credentialProblems = (email: string, password: string): CredentialProblems => {
  const ofEmail = emailProblem(email);
  const ofPassword = passwordProblem(password);
  return { ...(ofEmail && { email: ofEmail }), ...(ofPassword && { password: ofPassword }) };
};
