import type { PasskeyFailure } from '#application/devices/PasskeyDevice';
import type { LastWayIn, PasskeyRefused, UnknownPasskey } from '#application/devices/Passkeys';
import type { CallFailure } from '#domain/shared/CallFailure';
import { isFailedCall, useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import type { UnexpectedFailure } from '../forms/Submission';

type PasskeyProblem = PasskeyFailure | PasskeyRefused | UnknownPasskey | LastWayIn;

/** Returns the text that explains why a passkey was not added, renamed or removed. */
export const usePasskeyProblemText = (): ((
  problem: PasskeyProblem | CallFailure | UnexpectedFailure,
) => string) => {
  const t = useTexts('devicesPasskeys');
  const failureText = useFailureText();
  return (problem) => (isFailedCall(problem) ? failureText(problem) : t(`problem.${problem.kind}`));
};
