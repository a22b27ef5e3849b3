import { useTexts } from './useTexts';

interface Problem {
  readonly kind: string;
}

/** Whether no response arrived, so that the outcome of the request is unknown. */
export const isResponseLost = (problem: Problem | undefined): boolean =>
  problem?.kind === 'offline' || problem?.kind === 'timeout';

/** Returns the title for a failed action, or a title about the unknown outcome if the response was lost. */
export const useFailureTitle = (): ((problem: Problem | undefined, title: string) => string) => {
  const t = useTexts('app');
  return (problem, title) => (isResponseLost(problem) ? t('failure.lost.title') : title);
};
