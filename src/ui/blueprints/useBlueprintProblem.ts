import type { ExportRejection } from '../../application/blueprints/Blueprints';
import type { WaiverRejection } from '../../application/blueprints/WaiverRecords';
import { useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import type { Unexpected } from '../forms/Submission';

export type BlueprintProblem = ExportRejection | WaiverRejection | Unexpected;

/** Of a back end: there is nothing to generate a model from. */
const noElements = 603;

/** The banner of document 3 §8: that there was an error, and what the site knows of it. A protected blueprint is none. */
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
        return problem.code === noElements ? t('problem.noElements') : failureText(problem);
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
