/** The current password may predate the rules for new ones. */
const longestPassword = 128;

export type CurrentPasswordProblem = 'required' | 'too-long';

export const currentPasswordProblem = (typed: string): CurrentPasswordProblem | undefined => {
  if (typed === '') return 'required';
  return typed.length > longestPassword ? 'too-long' : undefined;
};
