/** The only limit for the current password, because it may be older than the rules for new passwords. */
const maxPasswordLength = 128;

export type CurrentPasswordProblem = 'required' | 'too-long';

export const currentPasswordProblem = (typed: string): CurrentPasswordProblem | undefined => {
  if (typed === '') return 'required';
  return typed.length > maxPasswordLength ? 'too-long' : undefined;
};
