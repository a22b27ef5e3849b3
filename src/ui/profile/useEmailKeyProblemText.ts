import type { EmailKeyProblem } from '#application/profile/EmailChanges';
import type { CallFailure } from '#domain/shared/CallFailure';
import { useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import type { UnexpectedFailure } from '../forms/Submission';

const textKeys = {
  'unknown-key': 'unknownKey',
  'expired-key': 'expiredKey',
  'used-key': 'usedKey',
  'key-of-other': 'keyOfOther',
  'email-taken': 'emailTaken',
} as const satisfies Record<EmailKeyProblem['kind'], string>;

const isAboutKey = (problem: { readonly kind: string }): problem is EmailKeyProblem =>
  problem.kind in textKeys;

interface ProblemText {
  readonly text: string;
  /** Whether the request can be retried; false for an invalid key, because it stays invalid. */
  readonly canRetry: boolean;
}

export const useEmailKeyProblemText = (
  page: 'confirm' | 'undo',
): ((problem: EmailKeyProblem | CallFailure | UnexpectedFailure) => ProblemText) => {
  const t = useTexts('profile');
  const failureText = useFailureText('profile', 'failure');
  return (problem) =>
    isAboutKey(problem)
      ? { text: t(`${page}.${textKeys[problem.kind]}`), canRetry: false }
      : { text: failureText(problem), canRetry: true };
};
