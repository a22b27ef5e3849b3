import type { CallFailure } from '../../domain/shared/CallFailure';
import { useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import type { Unexpected } from '../forms/Submission';

/** Before the page is loaded nothing was typed that could be kept. */
export const useLoadFailureText = (): ((failure: CallFailure | Unexpected) => string) => {
  const t = useTexts('recruitment');
  const failureText = useFailureText('recruitment', 'failure');
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
