import { maxPasswordLength } from '../shared/patterns';

export type CurrentPasswordProblem = 'required' | 'too-long';

/** Checks only the length, because the current password may be older than the rules for new passwords. */
export const currentPasswordProblem = (typed: string): CurrentPasswordProblem | undefined => {
  if (typed === '') return 'required';
  return typed.length > maxPasswordLength ? 'too-long' : undefined;
};
