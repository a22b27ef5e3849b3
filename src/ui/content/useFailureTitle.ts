import { isOutcomeUnknown, type RequestProblem } from '#domain/shared/CallFailure';
import { useTexts } from './useTexts';

/** Returns a function that replaces the title of a failed action if its outcome is unknown. */
export const useFailureTitle = (): ((problem: RequestProblem | undefined, title: string) => string) => {
  const t = useTexts('app');
  return (problem, title) => (isOutcomeUnknown(problem) ? t('failure.lost.title') : title);
};
