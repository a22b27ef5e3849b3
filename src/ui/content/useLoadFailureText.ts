import type { CallFailure } from '#domain/shared/CallFailure';
import type { UnexpectedFailure } from '../forms/Submission';
import { useFailureText } from './useFailureText';
import { useTexts } from './useTexts';

/** Returns the text for a page that failed to load. It does not mention saved input, because there is none yet. */
export const useLoadFailureText = (
  namespace: 'betaKeys' | 'recruitment',
): ((failure: CallFailure | UnexpectedFailure) => string) => {
  const t = useTexts(namespace);
  const failureText = useFailureText(namespace, 'failure');
  return (failure) => {
    switch (failure.kind) {
      case 'offline':
        return t('failure.notLoaded');
      case 'signed-out':
        return t('failure.loggedOut');
      default:
        return failureText(failure);
    }
  };
};
