import { isNewPassword, isPassword } from '../shared/patterns';
import { isSameSecret } from '../shared/spellings';

export interface ResetInfo {
  readonly email: string;
  readonly mfaEnabled: boolean;
}

export interface NewCredentials {
  readonly password: string;
  /** Whether to turn off two-factor authentication together with the reset (D-23). */
  readonly disableMFA: boolean;
  /** Turns two-factor off at once. Without it, the reset waits. */
  readonly recoveryCode?: string;
}

export type NewPasswordProblem = 'password-required' | 'password-too-short' | 'password-too-long';
export type RepeatProblem = 'repeat-required' | 'repeat-mismatch';

export interface ResetProblems {
  readonly password?: NewPasswordProblem;
  readonly repeat?: RepeatProblem;
}

const passwordProblem = (typed: string): NewPasswordProblem | undefined => {
  if (typed === '') return 'password-required';
  if (isNewPassword(typed)) return undefined;
  return isPassword(typed) ? 'password-too-long' : 'password-too-short';
};

const repeatProblem = (password: string, repeated: string): RepeatProblem | undefined => {
  if (repeated === '') return 'repeat-required';
  return isSameSecret(repeated, password) ? undefined : 'repeat-mismatch';
};

export const resetProblems = (password: string, repeated: string): ResetProblems => {
  const ofPassword = passwordProblem(password);
  const ofRepeat = repeatProblem(password, repeated);
  return { ...(ofPassword && { password: ofPassword }), ...(ofRepeat && { repeat: ofRepeat }) };
};
