import type { SignUpProblem } from '#application/mailing/SignUpForEmails';
import { isFailedCall, useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import type { UnexpectedFailure } from '../forms/Submission';

export const useSignUpProblemText = (): ((problem: SignUpProblem | UnexpectedFailure) => string) => {
  const t = useTexts('mailingNewsletter');
  const failureText = useFailureText('mailingNewsletter', 'failure');
  return (problem) => (isFailedCall(problem) ? failureText(problem) : t(`problem.${problem.kind}`));
};
