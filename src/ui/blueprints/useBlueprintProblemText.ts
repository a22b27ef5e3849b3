import type { ExportRejection } from '#application/blueprints/Blueprints';
import type { WaiverRejection } from '#application/blueprints/WaiverRecords';
import { useFailureText, isFailedCall } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import type { UnexpectedFailure } from '../forms/Submission';

export type BlueprintProblem = ExportRejection | WaiverRejection | UnexpectedFailure;

/**
 * Returns the text for the error banner (document 3 §8), including the reason if it is known.
 * The text for a protected blueprint does not call it an error.
 */
export const useBlueprintProblemText = (): ((problem: BlueprintProblem) => string) => {
  const t = useTexts('blueprints');
  const failureText = useFailureText();
  return (problem) => {
    if (problem.kind === 'unexpected') return t('error');
    const message = isFailedCall(problem) ? failureText(problem) : t(`problem.${problem.kind}`);
    return problem.kind === 'protected-blueprint' ? message : t('errorWith', { message });
  };
};
