import type { ExportRejection } from '#application/blueprints/Blueprints';
import type { WaiverRejection } from '#application/blueprints/WaiverRecords';
import { generationRefusals } from '#domain/blueprints/blueprintRefusals';
import { useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import type { UnexpectedFailure } from '../forms/Submission';

export type BlueprintProblem = ExportRejection | WaiverRejection | UnexpectedFailure;

const { 'empty-blueprint': emptyBlueprint } = generationRefusals;

/**
 * Returns the text for the error banner (document 3 §8), including the reason if it is known.
 * The text for a protected blueprint does not call it an error.
 */
export const useBlueprintProblemText = (): ((problem: BlueprintProblem) => string) => {
  const t = useTexts('blueprints');
  const failureText = useFailureText();
  const messageOf = (problem: Exclude<BlueprintProblem, UnexpectedFailure>): string => {
    switch (problem.kind) {
      case 'unknown-blueprint':
        return t('problem.unknown');
      case 'protected-blueprint':
        return t('problem.protected');
      case 'unknown-organization':
        return t('problem.organization');
      case 'server':
        return problem.code === emptyBlueprint.code ? t('problem.noElements') : failureText(problem);
      default:
        return failureText(problem);
    }
  };
  return (problem) => {
    if (problem.kind === 'unexpected') return t('error');
    if (problem.kind === 'protected-blueprint') return messageOf(problem);
    return t('errorWith', { message: messageOf(problem) });
  };
};
