/** The current password may predate the rules for new ones. */
const maxPasswordLength = 128;

export type CurrentPasswordProblem = 'required' | 'too-long';

export const currentPasswordProblem = (typed: string): CurrentPasswordProblem | undefined => {
  if (typed === '') return 'required';
  return typed.length > maxPasswordLength ? 'too-long' : undefined;
};
