import { isOutcomeUnknown, type RequestProblem } from '#domain/shared/CallFailure';
import { useTexts } from './useTexts';

/** Returns the title for a failed action, or a title about its outcome if that is unknown. */
export const useFailureTitle = (): ((problem: RequestProblem | undefined, title: string) => string) => {
  const t = useTexts('app');
  return (problem, title) => (isOutcomeUnknown(problem) ? t('failure.lost.title') : title);
};
