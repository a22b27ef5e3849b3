import type { CallFailure } from '#domain/shared/CallFailure';
import { useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import type { UnexpectedFailure } from '../forms/Submission';
import type { UploadProblem } from './UploadQueuePresenter';

/** Error codes of problems that the site detects, to show the same texts as for errors from the server. */
const codes = { 'too-large': 27, unsupported: 340, full: 343 } as const;

export const useUploadProblemText = (): ((problem: UploadProblem) => string) => {
  const t = useTexts('uploads');
  const failureText = useFailureText('uploads', 'failure');
  return (problem) => {
    switch (problem.kind) {
      case 'empty':
        return t('failure.empty');
      // The queue retries the upload automatically.
      case 'offline':
      case 'timeout':
        return t('failure.lost');
      case 'too-large':
      case 'unsupported':
      case 'full':
        return failureText({ kind: 'server', status: 400, code: codes[problem.kind] });
      default:
        return failureText(problem satisfies CallFailure | UnexpectedFailure);
    }
  };
};
