import type { RecruitingRejection } from '#application/recruitment/Recruiting';
import { Translations } from '../content/Translations';
import { useFailureText } from '../content/useFailureText';
import type { UnexpectedFailure } from '../forms/Submission';
import { usePresenter } from '../usePresenter';

/** Recognized error keys. The list may contain texts for other keys. */
type ErrorKey =
  | 'error_email_invalid'
  | 'error_email_own'
  | `error_recruiter_${'unknown' | 'self' | 'linked' | 'late' | 'circle'}`;

/** Returns the text of a problem: the texts in the account's error list, joined with commas (document 3 §8). */
export const useRecruitingProblemText = (): ((
  problem: RecruitingRejection | UnexpectedFailure,
) => string) => {
  const translations = usePresenter(Translations);
  const failureText = useFailureText('recruitment', 'failure');
  return (problem) => {
    if (problem.kind !== 'refused') return failureText(problem);
    const texts = problem.keys.flatMap((key) => {
      const entry = `error.${key as ErrorKey}` as const;
      return translations.has('recruitment', entry) ? [translations.translate('recruitment', entry)] : [];
    });
    return texts.length > 0 ? texts.join(', ') : translations.translatorFor('recruitment')('error.other');
  };
};
