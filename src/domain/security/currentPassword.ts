import { maxPasswordLength } from '../shared/patterns';
import { normalizeSecret } from '../shared/spellings';

export type CurrentPasswordProblem = 'required' | 'too-long';

/** Checks only the length, because the current password may be older than the rules for new passwords. */
export const currentPasswordProblem = (typed: string): CurrentPasswordProblem | undefined => {
  if (typed === '') return 'required';
  return normalizeSecret(typed).length > maxPasswordLength ? 'too-long' : undefined;
};
