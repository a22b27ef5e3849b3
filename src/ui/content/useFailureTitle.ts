import { useTexts } from './useTexts';

interface Problem {
  readonly kind: string;
}

/** Whether no response arrived, so that nobody knows whether the server did what was requested. */
export const isResponseLost = (problem: Problem | undefined): boolean =>
  problem?.kind === 'offline' || problem?.kind === 'timeout';

/** Returns the title for the failure of an action. It claims nothing if the response was lost. */
export const useFailureTitle = (): ((problem: Problem | undefined, title: string) => string) => {
  const t = useTexts('app');
  return (problem, title) => (isResponseLost(problem) ? t('failure.lost.title') : title);
};
