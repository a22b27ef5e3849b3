import type { ExportRejection } from '../../application/blueprints/Blueprints';
import type { WaiverRejection } from '../../application/blueprints/WaiverRecords';
import { useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import type { Unexpected } from '../forms/Submission';

export type BlueprintProblem = ExportRejection | WaiverRejection | Unexpected;

/** The banner of document 3 §8: what the server tells people, else what the site knows, else that there was an error. */
export const useBlueprintProblem = (): ((problem: BlueprintProblem) => string) => {
  const t = useTexts('blueprints');
  const failureText = useFailureText('blueprints', 'failure');
  const messageOf = (problem: Exclude<BlueprintProblem, Unexpected>): string => {
    switch (problem.kind) {
      case 'unknown-blueprint':
        return t('problem.unknown');
      case 'protected-blueprint':
        return t('problem.protected');
      case 'unknown-organization':
        return t('problem.organization');
      case 'server':
        return problem.detail ?? failureText(problem);
      default:
        return failureText(problem);
    }
  };
  return (problem) =>
    problem.kind === 'unexpected' ? t('error') : t('errorWith', { message: messageOf(problem) });
};
