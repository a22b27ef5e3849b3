import { useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import type { LinkOutcome } from './LinkOutcome';

type Failed = Extract<LinkOutcome, { kind: 'failed' }>;

export const useLinkProblemText = (): ((outcome: Failed) => string) => {
  const t = useTexts('linkedAccounts');
  const failureText = useFailureText();
  return ({ provider, problem }) => {
    switch (problem.kind) {
      case 'state-mismatch':
      case 'state-used':
      case 'begun-anew':
        return t('problem.state');
      case 'authorization-refused':
        return t(`problem.refused.${provider}`);
      case 'linked-elsewhere':
        return t(`problem.elsewhere.${provider}`);
      case 'already-linked':
        return t(`problem.already.${provider}`);
      default:
        return failureText(problem);
    }
  };
};
