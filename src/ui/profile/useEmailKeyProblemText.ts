import type { EmailKeyProblem } from '#application/profile/EmailChanges';
import type { CallFailure } from '#domain/shared/CallFailure';
import { isFailedCall, useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import type { UnexpectedFailure } from '../forms/Submission';

interface ProblemText {
  readonly text: string;
  /** Whether the request can be retried; false for an invalid key, because it stays invalid. */
  readonly canRetry: boolean;
}

export const useEmailKeyProblemText = (
  page: 'confirm' | 'undo',
): ((problem: EmailKeyProblem | CallFailure | UnexpectedFailure) => ProblemText) => {
  const t = useTexts('profile');
  const failureText = useFailureText();
  return (problem) =>
    isFailedCall(problem)
      ? { text: failureText(problem), canRetry: true }
      : { text: t(`${page}.${problem.kind}`), canRetry: false };
};
