import type { CallFailure } from '#domain/shared/CallFailure';
import { useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import type { UnexpectedFailure } from '../forms/Submission';

const texts = {
  'passkey-canceled': 'canceled',
  'passkey-known': 'problem.known',
  'passkey-unusable': 'problem.unusable',
  'passkey-refused': 'problem.refused',
  'unknown-passkey': 'problem.unknown',
  'last-way-in': 'problem.lastWayIn',
} as const;

interface OwnProblem {
  readonly kind: keyof typeof texts;
}

type PasskeyProblem = OwnProblem | CallFailure | UnexpectedFailure;

const isOwn = (problem: PasskeyProblem): problem is OwnProblem => problem.kind in texts;

/** Returns the text that explains why a passkey was not added, renamed or removed. */
export const usePasskeyProblemText = (): ((problem: PasskeyProblem) => string) => {
  const t = useTexts('devicesPasskeys');
  const failureText = useFailureText('devicesPasskeys', 'failure');
  return (problem) => (isOwn(problem) ? t(texts[problem.kind]) : failureText(problem));
};
