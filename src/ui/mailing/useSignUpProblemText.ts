import type { SignUpProblem } from '#application/mailing/SignUpForNewsletter';
import { useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import { isEmailProblem } from '../forms/isEmailProblem';
import type { UnexpectedFailure } from '../forms/Submission';

export const useSignUpProblemText = (): ((problem: SignUpProblem | UnexpectedFailure) => string) => {
  const t = useTexts('mailingNewsletter');
  const failureText = useFailureText('mailingNewsletter', 'failure');
  return (problem) => {
    if (!isEmailProblem(problem)) return failureText(problem);
    return t(problem.kind === 'email-required' ? 'email.required' : 'email.invalid');
  };
};
