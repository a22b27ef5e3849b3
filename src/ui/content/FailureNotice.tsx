import type { ComponentProps } from 'react';
import { isOutcomeUnknown, type RequestProblem } from '#domain/shared/CallFailure';
import { Notice } from '../kit/feedback/Notice';
import { useFailureTitle } from './useFailureTitle';
import { useTexts } from './useTexts';

type NoticeProps = ComponentProps<typeof Notice>;

interface FailureNoticeProps extends Pick<NoticeProps, 'action' | 'children' | 'dismiss'> {
  readonly problem: RequestProblem | undefined;
  /** States that the action failed. Replaced if the outcome is unknown. */
  readonly title: string;
}

/** Notice about an action that failed, or whose outcome is unknown. */
export const FailureNotice = ({ problem, title, children, ...rest }: FailureNoticeProps) => {
  const t = useTexts('app');
  const titleOf = useFailureTitle();
  const isLost = problem?.kind === 'offline' || problem?.kind === 'timeout';
  return (
    <Notice tone="danger" title={titleOf(problem, title)} announce {...rest}>
      {isOutcomeUnknown(problem) ? (
        <>
          <span>{children}</span> {isLost && <span>{t('failure.lost.text')} </span>}
          <span>{t('failure.lost.retry')}</span>
        </>
      ) : (
        children
      )}
    </Notice>
  );
};
