import { uploadRefusals } from '#domain/uploads/pictureRefusals';
import { refusalText } from '../content/refusalText';
import { useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import type { UploadProblem } from './UploadQueuePresenter';

export const useUploadProblemText = (): ((problem: UploadProblem) => string) => {
  const t = useTexts('uploads');
  // Problems that the site detects have the same texts as the server's refusals.
  const text = refusalText(uploadRefusals, useFailureText());
  return (problem) => {
    switch (problem.kind) {
      case 'empty':
        return t('failure.empty');
      case 'no-slot':
        return text({ kind: 'full' });
      case 'unreadable':
        return t('failure.unreadable');
      // The queue retries the upload automatically.
      case 'offline':
      case 'timeout':
        return t('failure.lost');
      default:
        return text(problem);
    }
  };
};
